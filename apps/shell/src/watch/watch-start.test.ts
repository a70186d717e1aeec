/** @jest-environment jsdom */
import * as texts from '../texts/watch';
import { watchStart } from './watch-start';

const own = 'https://localhost/shell/abcd/main.js';
/** The server answers, or can't be reached. */
let isThere = true;
interface Arrival {
  readonly name: string;
  readonly startTime: number;
  readonly duration: number;
}
let arrive: (entry: Arrival) => void;
let hidden = false;

const root = (): HTMLElement => document.getElementById('root')!;
const reload = jest.fn();

beforeAll(() => {
  Object.defineProperty(globalThis, 'isSecureContext', { value: true });
  Object.defineProperty(document, 'hidden', { get: () => hidden });
  Object.assign(globalThis, {
    fetch: () => (isThere ? Promise.resolve({ ok: true }) : Promise.reject(new TypeError('offline'))),
    PerformanceObserver: class {
      constructor(hear: (list: { getEntries: () => Arrival[] }) => void) {
        arrive = (entry) => hear({ getEntries: () => [entry] });
      }
      observe = () => undefined;
    },
  });
});
beforeEach(() => {
  jest.useFakeTimers();
  [isThere, hidden] = [true, false];
  reload.mockClear();
  sessionStorage.clear();
  document.cookie = 'shell_failed=;path=/;max-age=0';
  document.body.innerHTML = '<div id="root"></div>';
});
const listening = jest.spyOn(globalThis, 'addEventListener');
afterEach(() => {
  jest.useRealTimers();
  // Each page has a window of its own.
  for (const [name, hear, options] of listening.mock.calls.splice(0)) removeEventListener(name, hear, options);
});

/** Watches a page of the build abcd; `data` says what the server has for it. */
const watch = (data: Readonly<Record<string, string>> = { hasOther: '1' }): void => {
  const script = document.createElement('script');
  Object.assign(script.dataset, { build: 'abcd', cookie: 'shell_failed', ...data });
  watchStart(script, reload);
};
const spin = (): void => void (root().innerHTML = '<div class="start"><div class="start-spinner"></div></div>');
const throwError = (filename = own): void =>
  void dispatchEvent(new ErrorEvent('error', { message: 'TypeError: no', filename }));
const pass = (seconds: number): Promise<void> => jest.advanceTimersByTimeAsync(seconds * 1000);

test('a page that throws as it starts says so, tells the server by a cookie, and is loaded again', async () => {
  watch();
  throwError();
  await pass(1);
  expect(reload).not.toHaveBeenCalled();
  await pass(1.5);
  expect(root()).toHaveTextContent(texts.goesBack);
  expect(decodeURIComponent(document.cookie)).toBe(`shell_failed=abcd:TypeError: no ${own}`);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page whose spinner is there 15 s after its last file does not start either', async () => {
  watch();
  spin();
  await pass(10);
  arrive({ name: own, startTime: performance.now() - 500, duration: 500 });
  await pass(14);
  expect(reload).not.toHaveBeenCalled();
  await pass(3);
  expect(document.cookie).toContain('shell_failed=abcd:not%20ready%20in%2015%20s');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a hidden page has all the time it needs', async () => {
  watch();
  spin();
  hidden = true;
  await pass(100);
  hidden = false;
  await pass(10);
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['a screen', '<main>Home</main>', false],
  ['a sentence with another cause', '<div class="start"><p>Signed in</p></div>', false],
  ['the sentence of a start that failed', '<div class="start"><p>Could not be loaded</p></div>', true],
])('a page with %s', async (_what, html, isFailed) => {
  watch();
  root().innerHTML = html;
  if (isFailed) throwError();
  await pass(30);
  expect(reload).toHaveBeenCalledTimes(isFailed ? 1 : 0);
});

test('an error of another script, or of a screen that is there, is no failed start', async () => {
  watch();
  throwError('https://localhost/remotes/catalog-mfe/1.0.0/a.js');
  root().innerHTML = '<main>Home</main>';
  await pass(2);
  throwError();
  await pass(30);
  expect(reload).not.toHaveBeenCalled();
});

test('a file that did not arrive is fetched once more before the build is blamed', async () => {
  const lose = (): void => {
    watch();
    const script = Object.assign(document.createElement('script'), { src: own });
    document.body.append(script);
    script.dispatchEvent(new Event('error'));
  };
  lose();
  await pass(3);
  expect([reload.mock.calls.length, document.cookie]).toEqual([1, '']);
  lose();
  await pass(3);
  expect(document.cookie).toContain('shell_failed=abcd:https');
});

test('a server that can’t be reached has no other page: the sentence stays until it can', async () => {
  watch();
  root().innerHTML = '<div class="start"><p>Check the connection</p></div>';
  isThere = false;
  throwError();
  await pass(30);
  expect([root().textContent, document.cookie]).toEqual(['Check the connection', '']);
  isThere = true;
  await pass(60);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page without another build says so and tries again every minute, and blames nobody once more', async () => {
  watch({ isOther: '1' });
  throwError();
  await pass(3);
  expect(root()).toHaveTextContent(texts.failed);
  expect(reload).not.toHaveBeenCalled();
  await pass(60);
  expect([reload.mock.calls.length, document.cookie]).toEqual([1, '']);
});

test('a page in place of one that did not start says so, until the bar is closed', async () => {
  watch({ isOther: '1' });
  root().innerHTML = '<main>Home</main>';
  await pass(1);
  const bar = document.querySelector('[role=status]')!;
  expect(bar).toHaveTextContent(texts.isOther);
  bar.querySelector('button')!.click();
  expect(document.querySelector('[role=status]')).toBeNull();
});
