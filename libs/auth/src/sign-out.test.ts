/** @jest-environment jsdom */
import { CallError, send } from '@lectern/api-client';
import { deviceId } from './device-id';
import { keepLoggedInUser } from './logged-in-user';
import { openSession, useSession } from './session';
import { leaveImpersonation, signOut } from './sign-out';
import { isSignOutOpen } from './sign-out-mark';
import { aSession } from './testing';
import { unseal } from '@lectern/contract/seal';

jest.mock('@lectern/api-client', () => ({ ...jest.requireActual<object>('@lectern/api-client'), send: jest.fn() }));
const server = jest.mocked(send as (...of: unknown[]) => Promise<unknown>);

const over = { ownSessionId: null };

beforeEach(async () => {
  openSession(aSession());
  await keepLoggedInUser({ role: 3, rights: ['settings'] });
  document.cookie = 'impersonate_mode=on; Path=/';
});

test('the logged-in user is stored sealed under the device id [2.7, 3.1, 4.1]', async () => {
  const stored = localStorage.getItem('loggedInUser') ?? '';
  expect(stored).toMatch(/^v1\./);
  expect(stored).not.toContain('settings');
  expect(await unseal(deviceId(), 'store loggedInUser', stored)).toEqual({ role: 3, rights: ['settings'] });
  await expect(unseal('another device', 'store loggedInUser', stored)).rejects.toThrow();
});

test('a confirmed sign-out clears what the session wrote and keeps the device id [4.2]', async () => {
  const device = deviceId();
  server.mockResolvedValueOnce(over);
  expect(await signOut()).toBe(true);
  expect(localStorage.getItem('loggedInUser')).toBeNull();
  expect(document.cookie).not.toContain('impersonate_mode');
  expect(useSession.getState().document).toBeUndefined();
  expect(isSignOutOpen()).toBe(false);
  expect(deviceId()).toBe(device);
});

test('a sign-out forgets the drafts of diagrams that this browser keeps and no other key', async () => {
  localStorage.setItem('diagram-draft:3:faqs:7:answerHtml', '{}');
  localStorage.setItem('another', 'stays');
  server.mockResolvedValueOnce(over);
  await signOut();
  expect([localStorage.getItem('diagram-draft:3:faqs:7:answerHtml'), localStorage.getItem('another')]).toEqual([
    null,
    'stays',
  ]);
});

test('a sign-out that fails clears the device too and leaves the mark until one is confirmed [8.8]', async () => {
  server.mockRejectedValueOnce(new CallError(0, { success: false, message: '', reference: '' }));
  expect(await signOut()).toBe(false);
  expect(localStorage.getItem('loggedInUser')).toBeNull();
  expect(useSession.getState().document).toBeUndefined();
  expect(isSignOutOpen()).toBe(true);
  server.mockResolvedValueOnce(over);
  await signOut();
  expect(isSignOutOpen()).toBe(false);
});

test('a session that is over already counts as signed out [8.4]', async () => {
  server.mockRejectedValueOnce(new CallError(401, { success: false, message: '', reference: '' }));
  expect(await signOut()).toBe(true);
  expect(isSignOutOpen()).toBe(false);
});

test('signing out of an impersonation signs out of one’s own session too', async () => {
  server.mockReset();
  server.mockResolvedValueOnce({ ownSessionId: 7 }).mockImplementationOnce(() => {
    expect(useSession.getState().document).toBeUndefined();
    return Promise.resolve(over);
  });
  expect(await signOut()).toBe(true);
  expect(server).toHaveBeenCalledTimes(2);
});

test('leaving an impersonation removes the flag and returns which session continues [4.5]', async () => {
  server.mockReset();
  localStorage.setItem('recent', 'v1.sealed');
  server.mockResolvedValueOnce({ ownSessionId: 7 });
  expect(await leaveImpersonation()).toBe(7);
  expect([localStorage.getItem('loggedInUser') !== null, localStorage.getItem('recent')]).toEqual([true, null]);
  expect(server).toHaveBeenCalledTimes(1);
  expect(document.cookie).not.toContain('impersonate_mode');
});

test('leaving an impersonation that no session of one’s own is behind forgets the logged-in user', async () => {
  server.mockReset();
  server.mockResolvedValueOnce(over);
  expect(await leaveImpersonation()).toBeNull();
  expect(localStorage.getItem('loggedInUser')).toBeNull();
});

test('leaving that the server does not confirm keeps the flag [4.5]', async () => {
  server.mockReset();
  server.mockRejectedValueOnce(new CallError(0, { success: false, message: '', reference: '' }));
  await expect(leaveImpersonation()).rejects.toThrow();
  expect(document.cookie).toContain('impersonate_mode=on');
});
