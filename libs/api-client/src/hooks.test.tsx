import type { ReactNode } from 'react';
import { act, renderHook, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { mixed } from 'yup';
import type { Call } from '@lectern/contract/call';
import { createQueryClient, invalidate, useCall, useIsWaiting, useRead } from './hooks';
import { requestsPending } from './pending';
import { send } from './send';

jest.mock('./send', () => ({ send: jest.fn() }));
const server = jest.mocked(send as (...of: unknown[]) => Promise<unknown>);
const list = { method: 'GET', path: 'category/list', access: 'signed in', request: mixed(), response: mixed() } as Call;
const rename = { ...list, method: 'PUT', path: 'category' } as Call;

const setup = () => {
  const client = createQueryClient();
  return {
    client,
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  };
};
beforeEach(() => server.mockReset());

test('a read is kept under its path and request, and read again when its call is invalidated', async () => {
  const { client, wrapper } = setup();
  server.mockResolvedValueOnce(['old']).mockResolvedValueOnce(['new']);
  const { result } = renderHook(() => useRead(list, { page: 1 }), { wrapper });
  await waitFor(() => expect(result.current.data).toEqual(['old']));
  expect(client.getQueryData(['category/list', { page: 1 }])).toEqual(['old']);
  await act(() => invalidate(client, list));
  await waitFor(() => expect(result.current.data).toEqual(['new']));
});

test('a first read that is invalidated while it runs is read again, because it may be older than the change', async () => {
  const { client, wrapper } = setup();
  let answerFirst: (rows: unknown) => void = () => undefined;
  server.mockReturnValueOnce(new Promise((resolve) => (answerFirst = resolve))).mockResolvedValueOnce(['new']);
  const { result } = renderHook(() => useRead(list, { page: 1 }), { wrapper });
  await waitFor(() => expect(server).toHaveBeenCalledTimes(1));
  await act(async () => {
    const invalidated = invalidate(client, list);
    answerFirst(['old']);
    await invalidated;
  });
  await waitFor(() => expect(result.current.data).toEqual(['new']));
});

test('a failed read is shown immediately and not repeated in silence', async () => {
  const { wrapper } = setup();
  server.mockRejectedValue(new Error('refused'));
  const { result } = renderHook(() => useRead(list, {}), { wrapper });
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(server).toHaveBeenCalledTimes(1);
});

test('a mutation passes what the form handles itself [8.1]', async () => {
  const { wrapper } = setup();
  server.mockResolvedValue('saved');
  const { result } = renderHook(() => useCall(rename, { handled: [400, 409] }), { wrapper });
  await act(async () => expect(await result.current.mutateAsync({ id: 1 })).toBe('saved'));
  expect(server).toHaveBeenCalledWith(rename, { id: 1 }, { handled: [400, 409] });
});

test('a call that must run once keeps its key for a second try and gets another afterwards', async () => {
  const { wrapper } = setup();
  const pay = { ...rename, method: 'POST', idempotent: true } as const;
  const keys = (): unknown[] =>
    server.mock.calls.slice(-1).map(([, , options]) => (options as { idempotencyKey?: string }).idempotencyKey);
  const { result } = renderHook(() => useCall(pay), { wrapper });
  const pays = async (request: object) => {
    await act(async () => void (await result.current.mutateAsync(request).catch(() => undefined)));
    return keys()[0];
  };
  server.mockRejectedValueOnce(new Error('no answer'));
  const lost = await pays({ amount: 1 });
  const again = await pays({ amount: 1 });
  const next = await pays({ amount: 1 });
  expect(lost).toEqual(expect.any(String));
  expect(again).toBe(lost);
  expect(next).not.toBe(lost);
});

test('a person waits while at least one request runs', () => {
  const { result } = renderHook(() => useIsWaiting());
  let end: () => void = () => undefined;
  act(() => (end = requestsPending.begin()));
  expect(result.current).toBe(true);
  act(() => end());
  expect(result.current).toBe(false);
});
