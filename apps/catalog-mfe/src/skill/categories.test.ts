import { rowsFrom, science } from '../category/testing';
import { possibleCategories } from './categories';

const rows = rowsFrom(science).map((row) => (row.name === 'Physics' ? { ...row, status: 'inactive' as const } : row));
const labels = (of: Parameters<typeof possibleCategories>[1]) => possibleCategories(rows, of).map(({ name }) => name);

describe('the categories that a skill may lie in', () => {
  it('are the active ones, in the tree’s order, each with the way to it', () => {
    expect(labels(undefined)).toEqual([
      'Science',
      'Science / Chemistry',
      'Science / Chemistry / Inorganic',
      'Science / Chemistry / Organic',
      'Mathematics',
      'Mathematics / Algebra',
      'Languages',
    ]);
  });
  it('keep its own when that is inactive, or not in the tree', () => {
    const physics = rows.find(({ name }) => name === 'Physics')!;
    expect(labels({ categoryId: physics.id, categoryPath: ['Science', 'Physics'] })).toContain('Science / Physics');
    expect(labels({ categoryId: 99, categoryPath: ['Gone', 'Away'] }).at(-1)).toBe('Gone / Away');
  });
});
