import { questionOf, treeList } from './tree-list';
import { rowsFrom, science } from './testing';
import { nothingOpen } from './open';

const rows = rowsFrom(science);
const all = { q: '', statuses: [], open: nothingOpen } as const;

test('an export or bulk action uses the search and filter of the tree', () => {
  expect(treeList({ view: { ...all, q: ' chem ', statuses: ['active'] }, rows, total: 8, hits: 1 })).toMatchObject({
    request: { q: 'chem', filter: { status: 'eq:active' } },
    read: { data: { total: 1, totalIsEstimate: false } },
  });
  expect(treeList({ view: all, rows, total: 8, hits: 8 })).toMatchObject({ request: {}, read: { data: { total: 8 } } });
});

test('a truncated tree counts all, and at least the visible matches', () => {
  expect(treeList({ view: all, rows, total: 3000, hits: 8 }).read.data).toMatchObject({
    total: 3000,
    totalIsEstimate: false,
  });
  expect(treeList({ view: { ...all, q: 'chem' }, rows, total: 3000, hits: 1 }).read.data).toMatchObject({
    total: 1,
    totalIsEstimate: true,
  });
});

test('selected rows stay selected while search and filter are the same', () => {
  expect(questionOf({ q: 'a ', statuses: [] })).toEqual(questionOf({ q: 'a', statuses: [] }));
});
