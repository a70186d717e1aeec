/** @jest-environment jsdom */
import { registerWorker } from './service-worker';

const register = jest.fn(() => Promise.resolve());
const idle = { requestIdleCallback: (work: () => void) => work() };

beforeEach(() => {
  jest.useFakeTimers();
  register.mockClear();
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
  Object.assign(globalThis, idle);
});
afterEach(() => jest.useRealTimers());

const registered = (head: string): unknown[][] => {
  document.head.innerHTML = head;
  registerWorker();
  jest.advanceTimersByTime(10_000);
  return register.mock.calls;
};

test('the worker is registered at the address that the page names [9.10]', () => {
  expect(registered('<meta name="service-worker" content="/sw.js">')).toEqual([
    ['/sw.js', { scope: '/', updateViaCache: 'none' }],
  ]);
});

test('a page that names no worker, as in development, registers none [9.10]', () => {
  expect(registered('')).toEqual([]);
});
