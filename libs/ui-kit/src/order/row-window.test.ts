import { piecesOf, rangeInSight } from './row-window';

describe('the rows to draw', () => {
  it('are all while they are few', () => expect(rangeInSight(200, -5000, 900, 36)).toEqual({ from: 0, to: 200 }));
  it('are those in sight alone in the first picture', () =>
    expect(rangeInSight(200, 0, 900, 36, true)).toEqual({ from: 0, to: 30 }));
  it('are those in sight and some around them', () => {
    expect(rangeInSight(2000, 160, 900, 36)).toEqual({ from: 0, to: 60 });
    expect(rangeInSight(2000, -36_000, 900, 36)).toEqual({ from: 970, to: 1060 });
  });
  it('end with the tree', () => expect(rangeInSight(2000, -72_000, 900, 36)).toEqual({ from: 1970, to: 2000 }));
});

describe('the rows in the page', () => {
  it('is the range, with room for what is above and below it', () => {
    expect(piecesOf(6, { from: 2, to: 4 }, 3)).toEqual([
      { is: 'room', from: 0, rows: 2 },
      { is: 'row', at: 2 },
      { is: 'row', at: 3 },
      { is: 'room', from: 4, rows: 2 },
    ]);
  });
  it('is always the row in the tab order too', () => {
    expect(piecesOf(6, { from: 2, to: 3 }, 0)).toEqual([
      { is: 'row', at: 0 },
      { is: 'room', from: 1, rows: 1 },
      { is: 'row', at: 2 },
      { is: 'room', from: 3, rows: 3 },
    ]);
    expect(piecesOf(6, { from: 2, to: 3 }, 5)).toEqual([
      { is: 'room', from: 0, rows: 2 },
      { is: 'row', at: 2 },
      { is: 'room', from: 3, rows: 2 },
      { is: 'row', at: 5 },
    ]);
  });
  it('is every row of a small tree', () =>
    expect(piecesOf(2, { from: 0, to: 2 }, 0)).toEqual([
      { is: 'row', at: 0 },
      { is: 'row', at: 1 },
    ]));
});
