import { beforeIdOf } from './order';

describe('moving a row of a category', () => {
  it('names the next row as the neighbour, behind the last row that of the next page, else none', () => {
    expect(beforeIdOf([2, 1, 3], 1, null)).toBe(3);
    expect(beforeIdOf([2, 3, 1], 1, 9)).toBe(9);
    expect(beforeIdOf([2, 3, 1], 1, null)).toBeNull();
  });
});
