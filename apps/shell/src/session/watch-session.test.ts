/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom';
import { send } from '@lectern/api-client';
import { config } from '@lectern/api-client/configure';
import { closeSession, openSession, useSession } from '@lectern/auth';
import { aSession } from '@lectern/auth/testing';
import { watchSession } from './watch-session';

jest.mock('@lectern/api-client', () => ({ ...jest.requireActual<object>('@lectern/api-client'), send: jest.fn() }));
const server = jest.mocked(send as (...of: unknown[]) => Promise<unknown>);
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  server.mockReset();
  openSession(aSession({ rights: ['settings'] }));
  stop = watchSession();
});
afterEach(() => {
  stop();
  closeSession();
  jest.useRealTimers();
});
const newer = aSession({ rights: ['settings', 'categoryList'], rightsEpoch: 2 });

test('a changed revision in any answer brings the new rights without a reload', async () => {
  server.mockResolvedValue(newer);
  config().onRevision('3-2.1.abc');
  await waitFor(() => expect(useSession.getState().rights.has('categoryList')).toBe(true));
  config().onRevision('3-2.1.abc');
  expect(server).toHaveBeenCalledTimes(1);
});

test('the revision of the page itself asks nothing', () => {
  config().onRevision('3-1.1.abc');
  expect(server).not.toHaveBeenCalled();
});

test('the focus of the tab and every minute ask', async () => {
  server.mockResolvedValue(newer);
  dispatchEvent(new Event('focus'));
  expect(server).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(useSession.getState().rights.has('categoryList')).toBe(true));
  jest.advanceTimersByTime(60_000);
  expect(server).toHaveBeenCalledTimes(2);
});

test('a failed read changes nothing and is not shown', async () => {
  server.mockRejectedValue(new Error('offline'));
  dispatchEvent(new Event('focus'));
  await Promise.resolve();
  expect(useSession.getState().document?.rightsEpoch).toBe(1);
  expect(server).toHaveBeenCalledWith(expect.anything(), {}, { quiet: true, handled: 'all' });
});
