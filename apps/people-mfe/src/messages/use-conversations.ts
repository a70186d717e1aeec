import { useCallback, useEffect, useRef } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { useIsLive, useLive } from '@lectern/api-client/live';
import { conversationCalls, type ConversationRow } from '@lectern/contract/people';

export type Shown = 'all' | 'unread' | 'batch' | 'direct';

const filterOf = (shown: Shown): Readonly<Record<string, string>> | undefined => {
  if (shown === 'unread') return { unread: 'eq:true' };
  return shown === 'all' ? undefined : { kind: `eq:${shown}` };
};
const limit = 50;
/** A busy day changes many conversations: they are read again at most so often, in ms. */
const pause = 1_500;
const pollEvery = 20_000;

/** The conversations of the list, with the unread ones apart on the first page of all; read again as others write. */
export const useConversations = (q: string, shown: Shown, page: number) => {
  const isLive = useIsLive();
  const how = { handled: 'all', staleTime: 0, refetchInterval: isLive ? (false as const) : pollEvery } as const;
  const filter = filterOf(shown);
  const search = q === '' ? {} : { q };
  const list = useRead(
    conversationCalls.list,
    { ...search, ...(filter && { filter }), page, limit },
    {
      ...how,
      placeholderData: (before) => before,
    },
  );
  const isApart = shown === 'all' && page === 1;
  const unread = useRead(
    conversationCalls.list,
    { ...search, filter: { unread: 'eq:true' }, page: 1, limit: 25 },
    { ...how, enabled: isApart, placeholderData: (before) => before },
  );
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { refetch } = list;
  const { refetch: refetchUnread } = unread;
  const again = useCallback((): void => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void refetch();
      if (isApart) void refetchUnread();
    }, pause);
  }, [refetch, refetchUnread, isApart]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLive(
    'changed',
    useCallback((event) => event.list === conversationCalls.list.path && again(), [again]),
  );
  useLive('message.read', again);
  useLive('missed', again);

  const first: readonly ConversationRow[] = isApart ? (unread.data?.items ?? []) : [];
  const ids = new Set(first.map(({ id }) => id));
  return {
    list,
    unread: first,
    others: (list.data?.items ?? []).filter(({ id }) => !ids.has(id)),
    hasMore: (list.data?.total ?? 0) > page * limit,
  };
};
