import { treeOf } from '@lectern/ui-kit/order';
import { sectionOrdering, type SectionRow } from './section-ordering';

const rows: readonly SectionRow[] = [
  { id: 1, parentId: null, depth: 1, title: 'Basics' },
  { id: 2, parentId: 1, depth: 2, title: 'Colours' },
  { id: 3, parentId: 1, depth: 2, title: 'Brushes' },
  { id: 4, parentId: null, depth: 1, title: 'Practice' },
];
const tree = treeOf(rows);
const store = jest.fn().mockResolvedValue(true);
const ordering = sectionOrdering({ isSection: ({ depth }) => depth === 1, store, tree: () => tree });
const refusal = (id: number, parentId: number | null) => ordering.refuse?.(tree, id, { parentId, beforeId: null });

test('a section is at the top, a lesson in a section and nowhere else', () => {
  expect([refusal(1, null), refusal(2, 4)]).toEqual([undefined, undefined]);
  expect(refusal(1, 4)).toBe('A section holds lessons only');
  expect([refusal(2, null), refusal(2, 3)]).toEqual(['A lesson is in a section', 'A lesson is in a section']);
});

test('a place is said by its number and its section, also next to a dragged row', () => {
  expect([ordering.whereIs(tree, 3), ordering.whereIs(tree, 4)]).toEqual([
    '2 of 2 in Basics',
    '2 of 2 among the sections',
  ]);
  expect([4, null].map((parentId) => ordering.dragHint?.(tree, { parentId, beforeId: null }))).toEqual([
    'in Practice',
    'among the sections',
  ]);
});

test('a row that is put where it was is not stored', async () => {
  expect(await ordering.move(2, { parentId: 1, beforeId: 3 })).toBe(true);
  expect(store).not.toHaveBeenCalled();
  await ordering.move(2, { parentId: 4, beforeId: null });
  expect(store.mock.calls).toEqual([[tree, 2, { parentId: 4, beforeId: null }]]);
});
