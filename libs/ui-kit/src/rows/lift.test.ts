import { hasMoved, lift, placedAt, stepLift } from './lift';

describe('moving a row of an order', () => {
  it('puts a row at a place and closes the gap it left', () => {
    expect(placedAt([1, 2, 3, 4], 1, 2)).toEqual([2, 3, 1, 4]);
    expect(placedAt([1, 2, 3, 4], 4, 0)).toEqual([4, 1, 2, 3]);
  });
  it('stops at the ends of the list', () => {
    expect(placedAt([1, 2, 3], 2, -5)).toEqual([2, 1, 3]);
    expect(placedAt([1, 2, 3], 2, 99)).toEqual([1, 3, 2]);
  });
  it('moves a lifted row by arrows, Home and End, and by no other key', () => {
    const held = lift([1, 2, 3, 4], 2);
    expect(['ArrowUp', 'ArrowDown', 'Home', 'End', 'x'].map((key) => stepLift(held, key)?.keys)).toEqual([
      [2, 1, 3, 4],
      [1, 3, 2, 4],
      [2, 1, 3, 4],
      [1, 3, 4, 2],
      undefined,
    ]);
  });
  it('knows a row that came back to its place as not moved', () => {
    const down = stepLift(lift([1, 2, 3], 1), 'ArrowDown');
    expect(down && hasMoved(down)).toBe(true);
    const back = down && stepLift(down, 'ArrowUp');
    expect(back && hasMoved(back)).toBe(false);
  });
});
