import { leavingOf, type Head } from './fit';

const head = (width: number, priority = 0): Head => ({ width, priority });
const heads = [head(40), head(180), head(100, 1), head(120, 3), head(80, 2), head(90, 3), head(44)];

test('no column leaves a table that fits', () => {
  expect(leavingOf(heads, 654)).toEqual([]);
});

test('as many columns leave as room is missing: the highest priority first, of equal ones the last', () => {
  expect(leavingOf(heads, 653)).toEqual([6]);
  expect(leavingOf(heads, 564)).toEqual([6]);
  expect(leavingOf(heads, 563)).toEqual([4, 6]);
  expect(leavingOf(heads, 443)).toEqual([4, 5, 6]);
  expect(leavingOf(heads, 363)).toEqual([3, 4, 5, 6]);
});

test('columns without a priority stay, however small the room is', () => {
  expect(leavingOf(heads, 100)).toEqual([3, 4, 5, 6]);
});

test('a column that was drawn very wide makes no other leave for more than 260 px', () => {
  expect(leavingOf([head(180), head(800), head(100, 1)], 540)).toEqual([]);
  expect(leavingOf([head(180), head(800), head(100, 1)], 539)).toEqual([3]);
});

test('a column that is not shown does not leave', () => {
  expect(leavingOf([head(180), head(0, 1), head(100, 1)], 200)).toEqual([3]);
});
