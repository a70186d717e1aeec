import { ApiError } from '../calls/errors';
import { readList } from './list';

const fields = {
  name: { type: 'text', filter: true, sort: true },
  status: { type: 'choice', choices: ['active', 'draft'], filter: true },
  price: { type: 'number', filter: true },
  rate: { type: 'number', decimals: 2, filter: true },
  ownerId: { type: 'id', filter: true },
  updatedAt: { type: 'time', filter: true, sort: true },
} as const;

const refusedAt = (request: Parameters<typeof readList>[0]): unknown => {
  try {
    readList(request, fields);
    return 'nothing refused';
  } catch (error) {
    return error instanceof ApiError && typeof error.body.error === 'object' && !('message' in error.body.error)
      ? [error.status, error.body.error[0]?.property]
      : error;
  }
};
const filter = (name: string, text: string) => readList({ filter: { [name]: text } }, fields).filters[0];

it('begins at page 1 with 25 rows', () => {
  expect(readList({}, fields)).toEqual({
    page: 1,
    limit: 25,
    offset: 0,
    q: undefined,
    sort: [],
    filters: [],
    deleted: false,
    cursor: undefined,
    backwards: false,
  });
});

it('skips the pages before', () => {
  expect(readList({ page: 3, limit: 10 }, fields).offset).toBe(20);
});

it('sorts by several fields, a hyphen turns one round', () => {
  expect(readList({ sort: '-updatedAt,name' }, fields).sort).toEqual([
    { name: 'updatedAt', descending: true },
    { name: 'name', descending: false },
  ]);
});

it.each([
  ['eq:active', { operator: 'eq', values: ['active'] }],
  ['in:active,draft', { operator: 'in', values: ['active', 'draft'] }],
  ['empty', { operator: 'empty', values: [true] }],
  ['empty:false', { operator: 'empty', values: [false] }],
])('reads the choice filter %s', (text, read) => {
  expect(filter('status', text)).toEqual({ name: 'status', type: 'choice', ...read });
});

it('leaves a part of a text to be looked for last, where the other filters hold', () => {
  const { filters } = readList({ filter: { name: 'contains:an', status: 'eq:active' } }, fields);
  expect(filters.map(({ name }) => name)).toEqual(['status', 'name']);
});

it('reads numbers, ids and times as what they are', () => {
  expect(filter('price', 'between:-15,20')?.values).toEqual([-15, 20]);
  expect(filter('rate', 'between:-0.5,499.00')?.values).toEqual(['-0.5', '499.00']);
  expect(filter('ownerId', 'in:1,2')?.values).toEqual([1, 2]);
  expect(filter('updatedAt', 'gte:2026-11-21T00:00:00Z')?.values).toEqual(['2026-11-21T00:00:00Z']);
});

it('takes a colon and a line break in a text as they are', () => {
  expect(filter('name', 'contains:a:b\nc')?.values).toEqual(['a:b\nc']);
});

it.each([
  [{ sort: 'status' }, 'sort'],
  [{ sort: 'constructor' }, 'sort'],
  [{ sort: 'name,-name' }, 'sort'],
  [{ filter: { colour: 'eq:red' } }, 'filter[colour]'],
  [{ filter: { status: 'eq:gone' } }, 'filter[status]'],
  [{ filter: { status: 'active' } }, 'filter[status]'],
  [{ filter: { status: 'like:a' } }, 'filter[status]'],
  [{ filter: { status: 'contains:a' } }, 'filter[status]'],
  [{ filter: { price: 'gt:' } }, 'filter[price]'],
  [{ filter: { price: 'gt:abc' } }, 'filter[price]'],
  [{ filter: { price: 'between:1' } }, 'filter[price]'],
  [{ filter: { price: 'eq:1.5' } }, 'filter[price]'],
  [{ filter: { price: 'lt:1e300' } }, 'filter[price]'],
  [{ filter: { rate: 'eq:1.505' } }, 'filter[rate]'],
  [{ filter: { rate: 'between:1,two' } }, 'filter[rate]'],
  [{ filter: { rate: 'lt:1e3' } }, 'filter[rate]'],
  [{ filter: { ownerId: 'eq:0' } }, 'filter[ownerId]'],
  [{ filter: { updatedAt: 'gt:yesterday' } }, 'filter[updatedAt]'],
  [{ filter: { updatedAt: 'gt:2026-02-30' } }, 'filter[updatedAt]'],
  [{ filter: { updatedAt: 'between:2026-01-01,0000-01-01' } }, 'filter[updatedAt]'],
  [{ filter: { updatedAt: 'gt:2026-01-01T00:00:00-23:59' } }, 'filter[updatedAt]'],
  [{ page: 201 }, 'page'],
])('refuses %j with the place', (request, place) => {
  expect(refusedAt(request)).toEqual([400, place]);
});

it('goes past page 200 with a cursor, which replaces the offset', () => {
  expect(readList({ page: 201, cursor: 'c' }, fields)).toMatchObject({ page: 201, offset: 0, cursor: 'c' });
});

it('reads from the end, or back from a cursor with a hyphen', () => {
  expect(readList({ page: 3, cursor: 'last' }, fields)).toMatchObject({
    offset: 0,
    cursor: undefined,
    backwards: true,
  });
  expect(readList({ page: 300, cursor: '-Wc' }, fields)).toMatchObject({ offset: 0, cursor: 'Wc', backwards: true });
});
