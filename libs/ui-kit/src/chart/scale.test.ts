import { heightOf, labelsOf, linesOf } from './scale';

test('the highest line is a round number above the highest value, in three equal steps', () => {
  expect([0, 1, 3, 4, 7, 22, 86, 1797].map((most) => linesOf([most])[0])).toEqual([3, 3, 3, 6, 9, 24, 90, 1800]);
  expect(linesOf([4, 203_659])).toEqual([240_000, 160_000, 80_000, 0]);
});

test('a chart with losses has zero as one of its round lines', () => {
  expect(linesOf([-500, 1000])).toEqual([1000, 500, 0, -500]);
  expect(linesOf([-70])).toEqual([0, -30, -60, -90]);
  expect(heightOf(0, linesOf([-500, 1000]))).toBeCloseTo(1 / 3);
});

test('four days at most are written below, the first and the last among them', () => {
  expect(labelsOf(30)).toEqual([0, 10, 19, 29]);
  expect(labelsOf(2)).toEqual([0, 1]);
});
