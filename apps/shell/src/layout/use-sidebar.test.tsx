import { act, renderHook } from '@testing-library/react';
import { CallError, send } from '@lectern/api-client';
import { closeSession, openSession, useSession } from '@lectern/auth';
import { aSession } from '@lectern/auth/testing';
import { preferencesCalls } from '@lectern/contract/platform/preferences';
import { useSidebar } from './use-sidebar';

jest.mock('@lectern/api-client', () => ({ ...jest.requireActual<object>('@lectern/api-client'), send: jest.fn() }));
const server = jest.mocked(send as (...of: unknown[]) => Promise<unknown>);
let isNarrow: boolean;
let resized: number;
const count = () => (resized += 1);

beforeEach(() => {
  jest.useFakeTimers();
  [isNarrow, resized] = [false, 0];
  globalThis.matchMedia = () =>
    ({
      matches: isNarrow,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  addEventListener('resize', count);
  server.mockReset();
  server.mockImplementation((_call, change) => Promise.resolve({ theme: 'dark', ...(change as object) }));
  openSession(aSession({ user: { ...aSession().user, preferences: { theme: 'dark' } } }));
});
afterEach(() => {
  removeEventListener('resize', count);
  act(closeSession);
  jest.useRealTimers();
});

test('as a column it is expanded by default, and a toggle is kept with the person [2.50, 4.10]', async () => {
  const { result } = renderHook(useSidebar);
  expect(result.current.is).toBe('expanded');
  await act(async () => result.current.toggle());
  expect(result.current.is).toBe('collapsed');
  expect(server).toHaveBeenCalledWith(preferencesCalls.update, { sidebar: 'collapsed' }, { quiet: true });
  expect(useSession.getState().document?.user.preferences).toEqual({ theme: 'dark', sidebar: 'collapsed' });
});

test('the window gets a resize event 300 ms after a toggle, not before [4.10]', async () => {
  const { result } = renderHook(useSidebar);
  await act(async () => result.current.toggle());
  jest.advanceTimersByTime(299);
  expect(resized).toBe(0);
  jest.advanceTimersByTime(1);
  expect(resized).toBe(1);
});

test('below 992 px it is hidden, opens over the page, and nothing is kept [2.48, 9.7, E12.1]', async () => {
  isNarrow = true;
  const { result } = renderHook(useSidebar);
  expect(result.current.is).toBe('hidden');
  act(() => result.current.toggle());
  expect(result.current.is).toBe('over');
  act(() => result.current.close());
  expect(result.current.is).toBe('hidden');
  expect(server).not.toHaveBeenCalled();
});

test('a choice that could not be kept stays in the page', async () => {
  server.mockRejectedValue(new CallError(500, { success: false, message: '', reference: '' }));
  const { result } = renderHook(useSidebar);
  await act(async () => result.current.toggle());
  expect(result.current.is).toBe('collapsed');
});
