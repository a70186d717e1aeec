import { act, renderHook } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { CallError } from '@lectern/api-client';
import { Toasts } from '../notices/Toasts';
import { useToastHistory } from '../notices/toast-history';
import { useAction, useSaved } from './use-action';

const changed = [{ path: 'things' }];
const setUp = () => {
  const client = new QueryClient();
  const readAgain = jest.spyOn(client, 'invalidateQueries').mockResolvedValue();
  const { result } = renderHook(() => useAction(changed), {
    wrapper: ({ children }) => (
      <Toasts>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </Toasts>
    ),
  });
  return { readAgain, attempt: result.current };
};
const toasts = () => useToastHistory.getState().map(({ level, text }) => [level, text]);
beforeEach(() => act(() => useToastHistory.setState([], true)));

test('success is announced, and what it changed is read again', async () => {
  const { attempt, readAgain } = setUp();
  expect(await act(() => attempt(() => Promise.resolve(), { successText: 'It is active' }))).toBe(true);
  expect(toasts()).toEqual([['success', 'It is active']]);
  expect(readAgain).toHaveBeenCalledWith({ queryKey: ['things'] });
});

test('an error goes to the caller, and the list is reloaded all the same', async () => {
  const { attempt, readAgain } = setUp();
  const onFailure = jest.fn();
  const failure = { success: false as const, message: 'Name is already in use', reference: '' };
  expect(
    await act(() => attempt(() => Promise.reject(new CallError(409, failure)), { successText: 'Restored', onFailure })),
  ).toBe(false);
  expect(onFailure).toHaveBeenCalledWith(failure);
  expect(toasts()).toEqual([]);
  expect(readAgain).toHaveBeenCalledTimes(1);
});

test('what the client has reported already is not reported again, and a fault of the screen is not hidden', async () => {
  const { attempt } = setUp();
  const onFailure = jest.fn();
  expect(
    await act(() =>
      attempt(() => Promise.reject(new CallError(0, { success: false, message: 'Offline', reference: '' })), {
        onFailure,
      }),
    ),
  ).toBe(false);
  expect(onFailure).not.toHaveBeenCalled();
  await expect(attempt(() => Promise.reject(new TypeError('a fault')))).rejects.toThrow('a fault');
});

test('a save is said at once, before anything is read again: a navigation behind it knows that there is something to read', async () => {
  const { result } = renderHook(() => useSaved(changed), {
    wrapper: ({ children }) => <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>,
  });
  await act(async () => {
    const read = result.current('Coupon saved');
    expect(toasts()).toEqual([['success', 'Coupon saved']]);
    await read;
  });
});
