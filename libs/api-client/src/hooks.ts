import { useRef, useSyncExternalStore } from 'react';
import {
  QueryClient,
  useMutation,
  useQuery,
  type QueryKey,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { Call, RequestOf, ResponseOf } from '@lectern/contract/call';
import type { CallError } from './call-error';
import { requestsPending } from './pending';
import { send, type SendOptions } from './send';

/** The console's one cache. A failed read is shown immediately with its Retry, never repeated in silence. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

type ReadOptions<C extends Call, Shown> = Omit<SendOptions, 'signal' | 'onProgress'> &
  Omit<UseQueryOptions<ResponseOf<C>, CallError, Shown, QueryKey>, 'queryKey' | 'queryFn'>;

/** Reads a declared GET call through the cache; its key is `[call.path, request]`. */
export const useRead = <C extends Call, Shown = ResponseOf<C>>(
  call: C,
  request: RequestOf<C>,
  { quiet, handled, ...options }: ReadOptions<C, Shown> = {},
): UseQueryResult<Shown, CallError> =>
  useQuery({
    ...options,
    queryKey: [call.path, request],
    queryFn: ({ signal }) => send(call, request, { quiet, handled, signal }),
  });

/** Error of a read that has nothing to show. A read that fails again keeps its rows, so that a form on them stays. */
export const unread = ({
  data,
  error,
}: Pick<UseQueryResult<unknown, CallError>, 'data' | 'error'>): CallError | null => (data === undefined ? error : null);

/**
 * Makes a declared POST, PUT or DELETE call. `handled` names the statuses that the form shows itself.
 * The same request after a failure keeps its idempotency key. A lost response causes no second payment, mail or
 * account.
 */
export const useCall = <C extends Call>(
  call: C,
  options: Omit<SendOptions, 'signal' | 'idempotencyKey' | 'onProgress'> = {},
): UseMutationResult<ResponseOf<C>, CallError, RequestOf<C>> => {
  const tried = useRef<{ readonly request: string; readonly key: string }>(undefined);
  const once = async (request: RequestOf<C>): Promise<ResponseOf<C>> => {
    const text = JSON.stringify(request);
    if (tried.current?.request !== text) tried.current = { request: text, key: crypto.randomUUID() };
    const answer = await send(call, request, { ...options, idempotencyKey: tried.current.key });
    tried.current = undefined;
    return answer;
  };
  return useMutation({ mutationFn: call.idempotent ? once : (request: RequestOf<C>) => send(call, request, options) });
};

/**
 * Marks every cached response of these calls as old. Those on screen are read again.
 * A first read that is still running is read once more, because its response may be older than the change.
 */
export const invalidate = async (queryClient: QueryClient, ...calls: readonly Pick<Call, 'path'>[]): Promise<void> => {
  await Promise.all(
    calls.map(async ({ path }) => {
      const queryKey = [path];
      const firstReads = queryClient.isFetching({ queryKey, predicate: ({ state }) => state.data === undefined });
      await queryClient.invalidateQueries({ queryKey });
      if (firstReads > 0) await queryClient.invalidateQueries({ queryKey });
    }),
  );
};

/** True while a user waits for at least one request. */
export const useIsWaiting = (): boolean =>
  useSyncExternalStore(
    requestsPending.subscribe,
    () => requestsPending.count() > 0,
    () => false,
  );
