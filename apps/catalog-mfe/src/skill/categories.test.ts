import { rowsFrom, science } from '../category/testing';
import { possibleCategories } from './categories';
import { shortPath } from '../category/path-text';

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

test('a category is shown with the one above it', () =>
  expect([['A'], ['A', 'B'], ['A', 'B', 'C', 'D']].map(shortPath)).toEqual(['A', 'A / B', '… / C / D']));
