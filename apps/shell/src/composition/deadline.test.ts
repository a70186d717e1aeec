import { TimeoutError, within } from './deadline';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('an answer in time passes through', async () => {
  await expect(within(1000, Promise.resolve('here'))).resolves.toBe('here');
});

test('silence ends at the deadline', async () => {
  const outcome = expect(within(1000, new Promise(() => {}))).rejects.toBeInstanceOf(TimeoutError);
  await jest.advanceTimersByTimeAsync(1000);
  await outcome;
});
