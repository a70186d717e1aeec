import { folderOf, isRetry, keyOf, kindOf } from './requests';

const origin = 'https://console.test';
const ask = (path: string, mode = 'cors', method = 'GET') => kindOf({ url: origin + path, mode, method }, origin);

test('files of builds are kept, the API and uploads never are, pages have an offline page', () => {
  expect([ask('/shell/abcd/main.1.js'), ask('/remotes/catalog-mfe/1.0.0/remoteEntry.js')]).toEqual(['file', 'file']);
  expect([
    ask('/api/category/list'),
    ask('/api/session', 'navigate'),
    ask('/files/1/small.webp'),
    ask('/openapi.json', 'navigate'),
  ]).toEqual(['other', 'other', 'other', 'other']);
  expect([ask('/FAQs', 'navigate'), ask('/', 'navigate'), ask('/shelling', 'navigate')]).toEqual([
    'page',
    'page',
    'page',
  ]);
  expect([
    ask('/FAQs', 'navigate', 'POST'),
    kindOf({ url: 'https://other.test/shell/a/b.js', mode: 'cors', method: 'GET' }, origin),
  ]).toEqual(['other', 'other']);
});

test('a file that is opened by itself comes from the server', () => {
  expect(ask('/remotes/catalog-mfe/1.0.0/mark.svg', 'navigate')).toBe('other');
});

test('a file is known by its address without what a retry adds, and by the folder of its build', () => {
  expect(keyOf(`${origin}/remotes/a/1/x.js?r=1`)).toBe(`${origin}/remotes/a/1/x.js`);
  expect([
    folderOf(`${origin}/remotes/a/1/x/y.js`),
    folderOf(`${origin}/shell/abcd/main.js`),
    folderOf(`${origin}/files/1/small.webp`),
  ]).toEqual([`${origin}/remotes/a/1/`, `${origin}/shell/abcd/`, undefined]);
});

test('a retry goes past the cache', () => {
  expect([
    isRetry({ url: `${origin}/a.js?r=1`, cache: 'default' }),
    isRetry({ url: `${origin}/a.js`, cache: 'reload' }),
    isRetry({ url: `${origin}/a.js`, cache: 'default' }),
  ]).toEqual([true, true, false]);
});
