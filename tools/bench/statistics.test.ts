import { median, percentile, quartiles, ratio, rounded } from './statistics';

test('the median is the middle value, or the mean of the two middle ones', () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('quartiles go by nearest rank', () => {
  expect(quartiles([1, 2, 3, 4])).toEqual([1, 2.5, 3]);
});

test('a percentile is the smallest value that so many do not exceed', () => {
  expect(percentile([40, 10, 30, 20], 0.5)).toBe(20);
  expect(
    percentile(
      Array.from({ length: 100 }, (_, index) => index + 1),
      0.95,
    ),
  ).toBe(95);
  expect(percentile([7], 0.95)).toBe(7);
  expect(percentile([], 0.95)).toBeNaN();
});

test('a ratio divides medians and spreads over the pairs', () => {
  expect(ratio([2, 4, 6], [2, 2, 2])).toEqual({ ratio: 2, spread: [1, 3] });
});

test('a report shows three digits', () => {
  expect(rounded(1.23456)).toBe(1.235);
});
