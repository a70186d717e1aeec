import { backOff } from './retry';

it.each([
  [1, 20],
  [2, 40],
  [5, 320],
])('after attempt %i waits %i seconds, a fifth more or less', (attempts, seconds) => {
  expect([backOff(attempts, () => 0), backOff(attempts, () => 0.5), backOff(attempts, () => 1)]).toEqual([
    seconds * 0.8,
    seconds,
    seconds * 1.2,
  ]);
});
