import { labelsOf, linesOf, topOf } from './scale';

test('the highest line is a round number above the highest value, in three equal steps', () => {
  expect([0, 1, 3, 4, 7, 22, 86, 1797].map(topOf)).toEqual([3, 3, 3, 6, 9, 30, 90, 3000]);
  expect(linesOf(90)).toEqual([90, 60, 30, 0]);
});

test('four days at most are written below, the first and the last among them', () => {
  expect(labelsOf(30)).toEqual([0, 10, 19, 29]);
  expect(labelsOf(2)).toEqual([0, 1]);
});
