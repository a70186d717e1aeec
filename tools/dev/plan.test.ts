import { isSource, planOf } from './plan';

const around = { root: '/work', names: ['catalog-mfe', 'content-mfe'], env: {} };

test('without names the shell and every remote get a dev server', () => {
  expect(planOf([], around)).toEqual([
    { name: 'shell', folder: '/work/apps/shell' },
    { name: 'catalog-mfe', folder: '/work/apps/catalog-mfe' },
    { name: 'content-mfe', folder: '/work/apps/content-mfe' },
  ]);
});

test('only the shell and the named remotes get a dev server; sources may be elsewhere', () => {
  expect(planOf(['content-mfe=../other/content'], around)).toEqual([
    { name: 'shell', folder: '/work/apps/shell' },
    { name: 'content-mfe', folder: '/other/content' },
  ]);
});

test('the shell named alone gets the only one', () => {
  expect(planOf(['shell=/copy'], around)).toEqual([{ name: 'shell', folder: '/copy' }]);
});

test.each([
  [['kitchen-mfe'], 'There is no "kitchen-mfe"'],
  [['--help'], 'with shell, catalog-mfe, content-mfe'],
  [['catalog-mfe', 'catalog-mfe=/x'], 'catalog-mfe is named twice'],
])('%j is refused with one sentence', (args, sentence) => {
  expect(() => planOf(args, around)).toThrow(sentence);
});

test.each([{ NODE_ENV: 'production' }, { DATABASE_URL: 'postgresql://a:b@c/d' }])('it never begins with %j', (env) => {
  expect(() => planOf([], { ...around, env })).toThrow('never in production');
});

test('a changed source starts a server again, a changed test does not', () => {
  expect(['faq.queries.ts', 'faq.test.ts', 'README.md'].filter(isSource)).toEqual(['faq.queries.ts']);
});
