/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom';
import { aSession } from '@lectern/auth/testing';
import { openSignIn } from '../sign-in/open';
import { start } from './start';

jest.mock('../sign-in/open', () => ({ openSignIn: jest.fn() }));
const openConsole = jest.fn(() => Promise.resolve());
const loadConsole = jest.fn(() => Promise.resolve(openConsole));

const loggedIn = () => localStorage.setItem('loggedInUser', 'v1.sealed');
const page = (session?: object): void => {
  document.body.innerHTML = `<div id="root"></div><script type="application/json" id="session">${session ? JSON.stringify(session) : ''}</script>`;
};
const secure = (isSecure: boolean) =>
  Object.defineProperty(globalThis, 'isSecureContext', { value: isSecure, configurable: true });
const text = () => document.getElementById('root')?.textContent ?? '';

beforeEach(() => {
  secure(true);
  localStorage.clear();
  loggedIn();
  jest.clearAllMocks();
});

test('with a session in the page the console is loaded and no sign-in [2.3]', async () => {
  page(aSession());
  await start({ openConsole: loadConsole });
  expect(openConsole).toHaveBeenCalledWith(
    document.getElementById('root'),
    expect.objectContaining({ rightsEpoch: 1 }),
  );
  expect(openSignIn).not.toHaveBeenCalled();
});

test('without a session the sign-in page is loaded and nothing of the console [2.2, 2.3]', async () => {
  page();
  await start({ openConsole: loadConsole });
  expect(openSignIn).toHaveBeenCalledWith(document.getElementById('root'), loadConsole, false);
  expect(loadConsole).not.toHaveBeenCalled();
});

test('without the entry of a logged-in user on the device a session opens nothing: the sign-in page is loaded, which ends it first [2.7, 4.1, 8.14]', async () => {
  localStorage.removeItem('loggedInUser');
  page(aSession());
  await start({ openConsole: loadConsole });
  expect(openSignIn).toHaveBeenCalledWith(document.getElementById('root'), loadConsole, true);
  expect(loadConsole).not.toHaveBeenCalled();
});

test('a sign-out that the server has not confirmed opens no signed-in screen', async () => {
  localStorage.setItem('sign-out-open', 'yes');
  page(aSession());
  await start({ openConsole: loadConsole });
  expect(loadConsole).not.toHaveBeenCalled();
  expect(openSignIn).toHaveBeenCalled();
});

test('a page that is not secure says so in one sentence and loads nothing', async () => {
  secure(false);
  page(aSession());
  await start({ openConsole: loadConsole });
  expect(text()).toBe('Open this page over https (or on localhost).');
  expect(loadConsole).not.toHaveBeenCalled();
});

test('until the first screen is there the page says "Loading..." [1.8]', async () => {
  page(aSession());
  let arrive: () => void = () => undefined;
  const done = start({ openConsole: () => new Promise((resolve) => (arrive = () => resolve(openConsole))) });
  expect(text()).toBe('Loading...');
  arrive();
  await done;
});

test('a failed start is shown, with a way to try again', async () => {
  const reportError = jest.fn();
  Object.assign(globalThis, { reportError });
  page(aSession());
  await start({ openConsole: () => Promise.reject(new Error('no chunk')) });
  await waitFor(() => expect(text()).toContain('The console could not be loaded.'));
  expect(document.querySelector('button')?.textContent).toBe('Try again');
  expect(reportError).toHaveBeenCalledWith(expect.objectContaining({ message: 'no chunk' }));
});
