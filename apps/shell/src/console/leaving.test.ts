/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom';
import { CallError, configure, send } from '@lectern/api-client';
import { closeSession, keepLoggedInUser, openSession, useSession } from '@lectern/auth';
import { isSignOutOpen } from '@lectern/auth/sign-out-mark';
import { aSession } from '@lectern/auth/testing';
import { config } from '@lectern/api-client/configure';
import type { Tabs, TabNews } from '../session/tabs';
import { useTabState } from '../session/tab-state';
import { takeNotice } from '../start/notice';
import { goTo, reload } from '../start/go-to';
import { saveDrafts } from '../session/save-drafts';
import { leaving } from './leaving';

jest.mock('@lectern/api-client', () => ({ ...jest.requireActual<object>('@lectern/api-client'), send: jest.fn() }));
jest.mock('../start/go-to');
jest.mock('../session/save-drafts', () => ({ saveDrafts: jest.fn(() => Promise.resolve()) }));
let hear: (news: TabNews) => void;
let sentNews: TabNews[];
jest.mock('../session/tabs', () => ({
  joinTabs: (onNews: (news: TabNews) => void): Tabs => {
    hear = onNews;
    return { tell: (news) => void sentNews.push(news), close: () => undefined };
  },
}));
const server = jest.mocked(send as (...of: unknown[]) => Promise<unknown>);
const wentTo = jest.mocked(goTo);
const noAnswer = new CallError(0, { success: false, message: '', reference: '' });

const over = { ownSessionId: null };

let dirty: boolean;
let container: HTMLElement;
const open = (mayLeave = true) =>
  leaving({ mayLeave: () => Promise.resolve(mayLeave), isDirty: () => dirty, close: () => container });

beforeEach(() => {
  [sentNews, dirty] = [[], false];
  container = document.createElement('div');
  wentTo.mockReset();
  server.mockReset();
  localStorage.clear();
  useTabState.setState({ stale: undefined });
  history.replaceState(null, '', '/FAQs?page=2');
  openSession(aSession());
});
afterEach(() => {
  closeSession();
  configure({ onSessionEnded: () => undefined, onSessionChanged: () => undefined, isLeaving: () => false });
});

test('a confirmed sign-out informs the other tabs and leads to the sign-in page [4.2]', async () => {
  server.mockResolvedValue(over);
  await open().signOut();
  expect(sentNews).toEqual([{ is: 'signed out' }]);
  expect(wentTo).toHaveBeenCalledWith('/auth/login');
  expect(useSession.getState().document).toBeUndefined();
});

test('drafts are saved with a fresh token if need be; from the sign-out on nothing renews the session', async () => {
  const leavingNow: boolean[] = [];
  jest.mocked(saveDrafts).mockImplementationOnce(async () => void leavingNow.push(config().isLeaving()));
  server.mockImplementation(() => {
    leavingNow.push(config().isLeaving());
    return Promise.resolve(over);
  });
  const ways = open();
  expect(config().isLeaving()).toBe(false);
  await ways.signOut();
  expect(leavingNow).toEqual([false, true]);
});

test('who is not signed in any more goes straight to the sign-in page, without asking the server [4.3]', async () => {
  closeSession();
  await open().signOut();
  expect(server).not.toHaveBeenCalled();
  expect(wentTo).toHaveBeenCalledWith('/auth/login');
});

test('a person who wants to keep unsaved work stays', async () => {
  await open(false).signOut();
  expect(server).not.toHaveBeenCalled();
  expect(wentTo).not.toHaveBeenCalled();
});

test('a sign-out that fails opens nothing until it is confirmed by another try [8.8]', async () => {
  server.mockRejectedValueOnce(noAnswer).mockResolvedValueOnce(over);
  const done = open().signOut();
  await waitFor(() => expect(container.textContent).toContain('we couldn’t reach the server'));
  expect(location.pathname).toBe('/auth/login');
  expect(wentTo).not.toHaveBeenCalled();
  container.querySelector('button')?.click();
  await done;
  expect(wentTo).toHaveBeenCalledWith('/auth/login');
});

test('a session that the server ended leads to the sign-in page, which says why and keeps the path [8.3]', () => {
  open();
  config().onSessionEnded();
  config().onSessionEnded();
  expect(wentTo).toHaveBeenCalledTimes(1);
  expect(wentTo).toHaveBeenCalledWith('/auth/login?to=%2FFAQs%3Fpage%3D2');
  expect(takeNotice()).toBe('Please login to continue');
});

test('where the device’s entry is gone the next page signs out first, asks for a sign-in and keeps the path', () => {
  open().signInAgain();
  expect(isSignOutOpen()).toBe(true);
  expect(useSession.getState().document).toBeUndefined();
  expect(wentTo).toHaveBeenCalledWith('/auth/login?to=%2FFAQs%3Fpage%3D2');
  expect(takeNotice()).toBe('Please login to continue');
});

test('another session in another tab marks this one; its own session coming back clears the mark', () => {
  open();
  hear({ is: 'signed in', sessionId: 99 });
  expect(useTabState.getState().stale).toBe('other session');
  hear({ is: 'signed in', sessionId: 1 });
  expect(useTabState.getState().stale).toBeUndefined();
  config().onSessionChanged(Infinity);
  expect(useTabState.getState().stale).toBe('other session');
});

test('a call that was sent before the session came back marks nothing by its late answer', () => {
  open();
  hear({ is: 'signed in', sessionId: 99 });
  hear({ is: 'signed in', sessionId: 1 });
  config().onSessionChanged(0);
  expect(useTabState.getState().stale).toBeUndefined();
});

test('its own session coming back brings no code back that is gone', () => {
  open();
  useTabState.setState({ stale: 'newer version' });
  hear({ is: 'signed in', sessionId: 1 });
  expect(useTabState.getState().stale).toBe('newer version');
});

test('a sign-out in another tab takes this one along, unless it holds unsaved work', () => {
  open();
  dirty = true;
  hear({ is: 'signed out' });
  expect(useTabState.getState().stale).toBe('signed out');
  expect(wentTo).not.toHaveBeenCalled();
  dirty = false;
  hear({ is: 'signed out' });
  expect(wentTo).toHaveBeenCalledWith('/auth/login?to=%2FFAQs%3Fpage%3D2');
});

const impersonating = {
  by: { id: 2, name: 'Daniel Okafor' },
  reason: 'Student cannot open the quiz',
  since: '2026-11-21T10:00:00.000Z',
  until: '2026-11-21T11:00:00.000Z',
};

test('going back ends the impersonation, informs the tabs which session continues, and leads to the root [4.5]', async () => {
  openSession(aSession({ impersonating }));
  document.cookie = 'impersonate_mode=on; Path=/';
  await keepLoggedInUser({ role: 15, rights: [] });
  server.mockResolvedValue({ ownSessionId: 1 });
  await open().goBackToAdmin();
  // Whose session continues is still logged in here.
  expect(localStorage.getItem('loggedInUser')).not.toBeNull();
  expect(server).toHaveBeenCalledTimes(1);
  expect(sentNews).toEqual([{ is: 'signed in', sessionId: 1 }]);
  expect(document.cookie).not.toContain('impersonate_mode');
  expect(wentTo).toHaveBeenCalledWith('/');
});

test('where nobody impersonates, going back removes the flag and leads to the root without a log-out [4.5]', async () => {
  document.cookie = 'impersonate_mode=on; Path=/';
  await open().goBackToAdmin();
  expect(server).not.toHaveBeenCalled();
  expect(document.cookie).not.toContain('impersonate_mode');
  expect(wentTo).toHaveBeenCalledWith('/');
});

test('going back that fails is a log-out that fails: nothing stays open until the server confirms it', async () => {
  openSession(aSession({ impersonating }));
  server
    .mockRejectedValueOnce(noAnswer)
    .mockRejectedValueOnce(noAnswer)
    .mockResolvedValueOnce({ ownSessionId: 1 })
    .mockResolvedValueOnce(over);
  const done = open().goBackToAdmin();
  await waitFor(() => expect(container.textContent).toContain('we couldn’t reach the server'));
  container.querySelector('button')?.click();
  await done;
  expect(server).toHaveBeenCalledTimes(4);
  expect(sentNews).toEqual([{ is: 'signed out' }]);
  expect(wentTo).toHaveBeenCalledWith('/auth/login');
});

test('impersonating informs the other tabs and reloads the page', () => {
  open().actAs(aSession({ session: { id: 9, kind: 'web', expiresAt: '2026-11-21T11:00:00.000Z' }, impersonating }));
  expect(sentNews).toEqual([{ is: 'signed in', sessionId: 9 }]);
  expect(wentTo).toHaveBeenCalledWith('/');
});

test('an impersonation that is over marks the tab as such', () => {
  openSession(aSession({ impersonating }));
  open();
  config().onSessionChanged(performance.now());
  expect(useTabState.getState().stale).toBe('impersonation over');
});

test('a page is reloaded at its own address when drafts are saved, or can’t be; until then it says Loading', async () => {
  container.innerHTML = '<p>the console</p>';
  let saved: () => void = () => undefined;
  jest
    .mocked(saveDrafts)
    .mockImplementationOnce(
      () => new Promise((_resolve, reject) => (saved = () => reject(new Error('its code is gone, too')))),
    );
  const ways = open();
  const going = ways.reloadPage();
  expect(container.textContent).toBe('Loading...');
  expect(reload).not.toHaveBeenCalled();
  saved();
  await going;
  await ways.reloadPage();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(sentNews).toEqual([]);
});

test('drafts that stay on their way to a server that does not answer: the page says so, offers to reload at once, and reloads by itself when they are there', async () => {
  jest.useFakeTimers();
  jest.mocked(reload).mockReset();
  let saved: () => void = () => undefined;
  jest.mocked(saveDrafts).mockImplementationOnce(() => new Promise((resolve) => (saved = resolve)));
  const going = open().reloadPage();
  jest.advanceTimersByTime(7_999);
  expect(container.textContent).toBe('Loading...');
  jest.advanceTimersByTime(1);
  expect(container.textContent).toContain('still on its way to the server');
  expect(reload).not.toHaveBeenCalled();
  container.querySelector('button')?.click();
  expect(reload).toHaveBeenCalledTimes(1);
  saved();
  await going;
  expect(reload).toHaveBeenCalledTimes(2);
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
