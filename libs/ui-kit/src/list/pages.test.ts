import { rowsText, waysFrom, type Standing } from './pages';

const rows = (count: number, nextCursor: string | null, prevCursor?: string | null) => ({
  items: Array.from({ length: count }),
  nextCursor,
  prevCursor,
});
const counted: Standing = { page: 1, limit: 25, total: 60, totalIsEstimate: false };
const guessed: Standing = { page: 1, limit: 25, total: 998_321, totalIsEstimate: true };

describe('which rows are shown', () => {
  test('by their numbers, where somebody has counted to them', () => {
    expect(rowsText({ ...counted, page: 3 })).toBe('51–60');
    expect(rowsText({ ...counted, total: 0 })).toBe('0');
    expect(rowsText({ ...guessed, page: 500, shown: rows(25, 'x') })).toBe('12,476–12,500');
  });

  test('a page beyond the count keeps its own numbers', () => {
    expect(rowsText({ ...guessed, total: 10_000, page: 401, shown: rows(7, null) })).toBe('10,001–10,007');
  });

  test('from the end by numbers of an exact total', () => {
    expect(rowsText({ ...counted, total: 9_990, page: -1, shown: rows(25, null, 'x') })).toBe('9,966–9,990');
    expect(rowsText({ ...counted, total: 9_990, page: -2, shown: rows(25, 'x', 'x') })).toBe('9,941–9,965');
  });

  test('from the end of an estimate without numbers that nobody knows', () => {
    expect(rowsText({ ...guessed, page: -1, shown: rows(25, null, 'x') })).toBe('Last 25');
    expect(rowsText({ ...guessed, page: -3, shown: rows(25, 'x', 'x') })).toBe('51–75 from the end');
  });
});

describe('the ways from a page', () => {
  test('of few pages lead by number, to the last one too', () => {
    expect(waysFrom(counted)).toEqual({ first: undefined, previous: undefined, next: 2, last: 3 });
    expect(waysFrom({ ...counted, page: 3 })).toEqual({ first: 1, previous: 2, next: undefined, last: undefined });
  });

  test('a page beyond the end leads back to the last', () => {
    expect(waysFrom({ ...counted, page: 9 }).previous).toBe(3);
  });

  test('of more pages than have numbers, or that nobody has counted, the last is reached from the end', () => {
    expect(waysFrom({ ...counted, total: 9_990 }).last).toBe(-1);
    expect(waysFrom(guessed).last).toBe(-1);
  });

  test('an estimate is no end: the rows say whether more follow', () => {
    expect(waysFrom({ ...guessed, total: 10_000, page: 400, shown: rows(25, 'x') })).toMatchObject({
      next: 401,
      last: -1,
    });
    expect(waysFrom({ ...guessed, page: 300, shown: rows(25, null, 'x') })).toMatchObject({
      previous: 299,
      next: undefined,
      last: undefined,
    });
  });

  test('from the end they lead back until there is nothing before', () => {
    expect(waysFrom({ ...guessed, page: -1, shown: rows(25, null, 'x') })).toEqual({
      first: 1,
      previous: -2,
      next: undefined,
      last: undefined,
    });
    expect(waysFrom({ ...guessed, page: -2, shown: rows(25, 'x', 'x') })).toEqual({
      first: 1,
      previous: -3,
      next: -1,
      last: -1,
    });
    expect(waysFrom({ ...guessed, page: -9, shown: rows(4, 'x', null) }).previous).toBeUndefined();
  });
});
