/** @jest-environment jsdom */
import { createElement, type ReactNode } from 'react';
import { act, renderHook, waitFor } from '@testing-library/react';
import { closeSession, openSession } from '@lectern/auth';
import { aSession } from '@lectern/auth/testing';
import { dropUnsaved, useUnsaved } from '@lectern/ui-kit';
import { list } from '../composition/digests';
import type { Forms, Work } from './loss';
import { answerLostCode, useLostCode } from './expired';
import { noteServedShell } from './served-shell';
import { useTabState, type Stale } from './tab-state';
import { WaysOutContext } from './ways-out';

jest.mock('./watch-session', () => ({ readSession: () => Promise.resolve() }));

const reloadPage = jest.fn(() => Promise.resolve());
const address = 'http://localhost/shell/aaaa/panels.1.js';
const lost = Object.assign(new Error('Loading chunk 7 failed'), { request: address });
const at = (forms: Forms, isHere = true): Work => ({ forms, isHere: () => isHere });
let status: number;

beforeAll(() => list(address, { integrity: 'sha384-x', owner: 'shell' }));
beforeEach(() => {
  document.body.innerHTML = '<script type="text/plain" src="/shell/aaaa/main.1.js"></script>';
  status = 404;
  globalThis.fetch = (async () => ({
    ok: status === 200,
    status,
    arrayBuffer: async () => new ArrayBuffer(0),
  })) as unknown as typeof fetch;
  openSession(aSession());
  noteServedShell('3-1.1.bbbb');
  sessionStorage.clear();
  useTabState.setState({ stale: undefined });
  reloadPage.mockClear();
});
afterEach(() => {
  act(dropUnsaved);
  closeSession();
});

test('a chunk of the shell that is gone: the page is reloaded, once; then the person is asked [D5.2]', async () => {
  expect(await answerLostCode(lost, at('none'), reloadPage)).toBe(true);
  expect(await answerLostCode(lost, at('none'), reloadPage)).toBe(false);
  expect([reloadPage.mock.calls.length, useTabState.getState().stale]).toEqual([1, 'newer version']);
});

test('of another version it is reloaded again [D5.2]', async () => {
  await answerLostCode(lost, at('none'), reloadPage);
  document.body.innerHTML = '<script type="text/plain" src="/shell/cccc/main.1.js"></script>';
  expect(await answerLostCode(lost, at('kept'), reloadPage)).toBe(true);
  expect(reloadPage).toHaveBeenCalledTimes(2);
});

test.each<[string, () => void, unknown]>([
  ['the server has no newer shell', () => noteServedShell('3-1.1.aaaa'), lost],
  ['the file is there, and only the connection broke', () => (status = 200), lost],
  ['the server is out of order, and its balancer answers', () => (status = 502), lost],
  [
    'it is no file of the shell',
    () => undefined,
    Object.assign(new Error('x'), { request: 'http://localhost/remotes/x/1.0.0/5.js' }),
  ],
  ['code that came threw', () => undefined, new Error('x is not a function')],
])('nothing is reloaded where %s [D5.2]', async (_case, before, error) => {
  before();
  expect(await answerLostCode(error, at('none'), reloadPage)).toBe(false);
  expect([reloadPage.mock.calls.length, useTabState.getState().stale]).toEqual([0, undefined]);
});

test('who has gone on meanwhile is not disturbed where they are now [D5.2]', async () => {
  expect(await answerLostCode(lost, at('none', false), reloadPage)).toBe(false);
  expect([reloadPage.mock.calls.length, useTabState.getState().stale]).toEqual([0, undefined]);
});

test('work begun while the answer is on its way counts as earlier work [D5.2]', async () => {
  const answer = answerLostCode(lost, at('none'), reloadPage);
  renderHook(() => useUnsaved(true, undefined, undefined, false));
  expect(await answer).toBe(false);
  expect([reloadPage.mock.calls.length, useTabState.getState().stale]).toEqual([0, 'newer version, work unkept']);
});

test('a button whose code is gone: a person who has gone to another address reads so, and the page there stays [D5.2]', async () => {
  const ways = {
    signOut: reloadPage,
    goBackToAdmin: reloadPage,
    actAs: () => undefined,
    signInAgain: () => undefined,
    reloadPage,
  };
  const { result } = renderHook(useLostCode, {
    wrapper: ({ children }: { readonly children: ReactNode }) =>
      createElement(WaysOutContext, { value: ways }, children),
  });
  const onLoss = jest.fn();
  result.current(lost, onLoss);
  history.pushState(null, '', '/FAQs');
  await waitFor(() => expect(onLoss).toHaveBeenCalledTimes(1));
  expect(reloadPage).not.toHaveBeenCalled();
  result.current(lost, onLoss);
  await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
});

test.each<[Stale, Work]>([
  ['other session', at('none')],
  ['impersonation over', at('lost')],
  ['signed out', at('kept')],
])('a tab that was to stay neither goes nor forgets why: %s [D5.2]', async (stale, work) => {
  useTabState.setState({ stale });
  expect(await answerLostCode(lost, work, reloadPage)).toBe(false);
  expect([reloadPage.mock.calls.length, useTabState.getState().stale]).toEqual([0, stale]);
});
