import { questionOf, treeList } from './tree-list';
import { rowsFrom, science } from './testing';
import { nothingOpen } from './open';

const rows = rowsFrom(science);
const all = { q: '', statuses: [], open: nothingOpen } as const;

test('a file or an action takes what the tree is narrowed to, by the same words and filter', () => {
  expect(treeList({ view: { ...all, q: ' chem ', statuses: ['active'] }, rows, total: 8, hits: 1 })).toMatchObject({
    request: { q: 'chem', filter: { status: 'eq:active' } },
    read: { data: { total: 1, totalIsEstimate: false } },
  });
  expect(treeList({ view: all, rows, total: 8, hits: 8 })).toMatchObject({ request: {}, read: { data: { total: 8 } } });
});

test('of a tree that is cut all are counted, and what matches is at least what is seen', () => {
  expect(treeList({ view: all, rows, total: 3000, hits: 8 }).read.data).toMatchObject({
    total: 3000,
    totalIsEstimate: false,
  });
  expect(treeList({ view: { ...all, q: 'chem' }, rows, total: 3000, hits: 1 }).read.data).toMatchObject({
    total: 1,
    totalIsEstimate: true,
  });
});

test('what is marked stays so while the question is the same', () => {
  expect(questionOf({ q: 'a ', statuses: [] })).toEqual(questionOf({ q: 'a', statuses: [] }));
});
