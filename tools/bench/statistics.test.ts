import { median, quartiles, ratio, rounded } from './statistics';

test('the median is the middle value, or the mean of the two middle ones', () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('quartiles go by nearest rank', () => {
  expect(quartiles([1, 2, 3, 4])).toEqual([1, 2.5, 3]);
});

test('a ratio divides medians and spreads over the pairs', () => {
  expect(ratio([2, 4, 6], [2, 2, 2])).toEqual({ ratio: 2, spread: [1, 3] });
});

test('a report shows three digits', () => {
  expect(rounded(1.23456)).toBe(1.235);
});
