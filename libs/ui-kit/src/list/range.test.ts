import { rangeOf, totalText } from './range';

test('a page’s first and last row, and how many pages there are', () => {
  expect(rangeOf(2, 25, 60)).toEqual({ first: 26, last: 50, pages: 3 });
  expect(rangeOf(3, 25, 60)).toEqual({ first: 51, last: 60, pages: 3 });
  expect(rangeOf(1, 25, 0)).toEqual({ first: 0, last: 0, pages: 1 });
});

test('a page beyond the end counts as the last', () =>
  expect(rangeOf(9, 25, 60)).toEqual({ first: 51, last: 60, pages: 3 }));

test('a total that was not counted to the end says so', () => {
  expect(totalText(1284, false)).toBe('1,284');
  expect(totalText(10_000, true)).toBe('10,000+');
  expect(totalText(998_321, true)).toBe('10,000+');
});
