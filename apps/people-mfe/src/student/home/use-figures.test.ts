import { shortDay, signedUpIn } from './use-figures';

test('the sign-ups of a week are those of today and the six days before', () => {
  const days = [100, 1, 1, 1, 1, 1, 1, 3].map((count) => ({ count }));
  expect([signedUpIn(days, 7), signedUpIn(days, 1)]).toEqual([9, 3]);
});

test('a day of the chart is written with three letters of its month, whatever the zone of the browser', () => {
  expect(['2026-09-01', '2026-11-21'].map(shortDay)).toEqual(['1 Sep', '21 Nov']);
});
