import { toastClock, toastTime } from './toast-clock';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('it is done after 2,000 ms [9.4, E9.1]', () => {
  const done = jest.fn();
  toastClock(done).run();
  jest.advanceTimersByTime(toastTime - 1);
  expect(done).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(toastTime).toBe(2_000);
  expect(done).toHaveBeenCalledTimes(1);
});

test('while it is held no time passes [E9.1]', () => {
  const done = jest.fn();
  const clock = toastClock(done);
  clock.run();
  jest.advanceTimersByTime(1_500);
  clock.hold();
  jest.advanceTimersByTime(60_000);
  expect(done).not.toHaveBeenCalled();
  clock.run();
  jest.advanceTimersByTime(500);
  expect(done).toHaveBeenCalledTimes(1);
});
