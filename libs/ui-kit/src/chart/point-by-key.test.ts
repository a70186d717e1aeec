import { pointAt, pointByKey } from './point-by-key';

test('arrows move by one point and stop at the ends, Home and End go there', () => {
  expect(pointByKey('ArrowLeft', 5, 30)).toBe(4);
  expect(pointByKey('ArrowRight', 5, 30)).toBe(6);
  expect(pointByKey('ArrowLeft', 0, 30)).toBe(0);
  expect(pointByKey('ArrowRight', 29, 30)).toBe(29);
  expect([pointByKey('Home', 5, 30), pointByKey('End', 5, 30)]).toEqual([0, 29]);
});

test('the first arrow begins at an end, and other keys or an empty chart move nothing', () => {
  expect(pointByKey('ArrowLeft', undefined, 30)).toBe(29);
  expect(pointByKey('ArrowRight', undefined, 30)).toBe(0);
  expect(pointByKey('a', 5, 30)).toBeUndefined();
  expect(pointByKey('Home', undefined, 0)).toBeUndefined();
});

test('a pointer chooses the nearest point, also outside of the chart', () => {
  expect([-0.2, 0, 0.49, 0.51, 3].map((part) => pointAt(part, 3))).toEqual([0, 0, 1, 1, 2]);
  expect(pointAt(0.26, 3)).toBe(1);
});
