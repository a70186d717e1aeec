import { rowsFrom, science } from '../category/testing';
import { possibleCategories } from './categories';
import { onlyCategory, shortPath, withConsequence } from './view';

const rows = rowsFrom(science).map((row) => (row.name === 'Physics' ? { ...row, status: 'inactive' as const } : row));
const offered = (skill?: Parameters<typeof possibleCategories>[1]) =>
  possibleCategories(rows, skill).map(({ name }) => name);

test('a skill may be put into the active categories, in the order of the tree, and stays in its own', () => {
  const active = ['Science', 'Science / Chemistry', 'Science / Chemistry / Inorganic', 'Science / Chemistry / Organic'];
  expect(offered()).toEqual([...active, 'Mathematics', 'Mathematics / Algebra', 'Languages']);
  const physics = rows.find((row) => row.name === 'Physics')!;
  expect(offered({ categoryId: physics.id, categoryPath: ['Science', 'Physics'] })).toContain('Science / Physics');
  expect(offered({ categoryId: 99, categoryPath: ['Gone', 'Away'] }).at(-1)).toBe('Gone / Away');
});

test('a filter that names one category is known', () =>
  expect(['eq:7', 'in:7,8', 'eq:x', undefined].map(onlyCategory)).toEqual([7, undefined, undefined, undefined]));

test('a category is shown with the one above it', () =>
  expect([['A'], ['A', 'B'], ['A', 'B', 'C', 'D']].map(shortPath)).toEqual(['A', 'A / B', '… / C / D']));

test('a deactivation of many says what it means for forms', () => {
  const consequences = ['inactive', 'active'].map(
    (status) => withConsequence({ action: 'skill.status', label: 'x', args: { status } }).consequence,
  );
  expect(consequences).toEqual([expect.stringContaining('no longer be chosen in forms'), undefined]);
});
