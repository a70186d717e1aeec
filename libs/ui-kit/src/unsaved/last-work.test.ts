import { lastWork, lastWorkDone } from './last-work';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const never = new Promise<never>(() => undefined);
const settled = async (promise: Promise<unknown>): Promise<boolean> => {
  let isSettled = false;
  void promise.then(() => (isSettled = true));
  await jest.advanceTimersByTimeAsync(0);
  return isSettled;
};

test('nothing on its way: nobody waits', async () => {
  expect(await settled(lastWorkDone())).toBe(true);
});

test('anyone who waits goes on as soon as the work is done, and leaves no clock behind', async () => {
  let finish = (): void => undefined;
  lastWork(new Promise<void>((resolve) => (finish = resolve)));
  const done = lastWorkDone(5000);
  expect(await settled(done)).toBe(false);
  finish();
  expect(await settled(done)).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});

test('with a limit nobody waits longer than that for work that hangs; without one they do', async () => {
  lastWork(never);
  const [limited, unlimited] = [lastWorkDone(5000), lastWorkDone()];
  await jest.advanceTimersByTimeAsync(4999);
  expect(await settled(limited)).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await settled(limited)).toBe(true);
  expect(await settled(unlimited)).toBe(false);
});
