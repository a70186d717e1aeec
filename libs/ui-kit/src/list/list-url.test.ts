import { readListUrl, requestOf, writeListUrl } from './list-url';

const fields = {
  name: { type: 'text', sort: true, filter: true },
  status: { type: 'choice', choices: ['active', 'draft'], filter: true },
  updatedAt: { type: 'time', sort: true },
} as const;
const defaults = { sort: '-updatedAt' };
const read = (query: string) => readListUrl(new URLSearchParams(query), fields, defaults);
const write = (query: string, change: Parameters<typeof writeListUrl>[1]) =>
  decodeURIComponent(writeListUrl(new URLSearchParams(query), change, defaults).toString());

test('an address without parameters is the first page in the list’s own order', () => {
  expect(read('')).toEqual({
    page: 1,
    limit: 25,
    q: '',
    sort: [{ name: 'updatedAt', descending: true }],
    filters: {},
    deleted: false,
  });
});

test('the address is read by the wire’s grammar [E1.1]', () => {
  expect(read('page=3&limit=50&q=x&sort=name,-updatedAt&filter[status]=in:active,draft&deleted=only')).toEqual({
    page: 3,
    limit: 50,
    q: 'x',
    deleted: true,
    filters: { status: 'in:active,draft' },
    sort: [
      { name: 'name', descending: false },
      { name: 'updatedAt', descending: true },
    ],
  });
});

test('what the list does not know is left out, so that an old link still opens', () => {
  expect(read('page=-2&limit=9999&sort=colour&filter[colour]=red&filter[updatedAt]=x')).toEqual({
    ...read(''),
    limit: 100,
  });
});

test('a change leads to the first page, turning the page keeps the rest, other parameters stay', () => {
  expect(write('page=3&id=7&q=x', { q: 'xy' })).toBe('id=7&q=xy');
  expect(write('id=7&q=x', { page: 2 })).toBe('id=7&q=x&page=2');
  expect(write('page=3&filter[status]=eq:active', { filters: { status: undefined } })).toBe('');
});

test('what is the list’s own is not written', () => {
  expect(write('', { sort: [{ name: 'updatedAt', descending: true }], limit: 25 })).toBe('');
  expect(write('', { sort: [{ name: 'name', descending: false }], limit: 50 })).toBe('limit=50&sort=name');
});

test('the call is asked for the view, and for nothing that is empty', () => {
  expect(requestOf(read(''))).toEqual({ page: 1, limit: 25, sort: '-updatedAt' });
  expect(requestOf(read('filter[status]=eq:draft&q=a'))).toEqual({
    page: 1,
    limit: 25,
    sort: '-updatedAt',
    q: 'a',
    filter: { status: 'eq:draft' },
  });
});
