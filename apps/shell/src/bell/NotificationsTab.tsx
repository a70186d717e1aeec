import { useCallback, type ReactNode } from 'react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '@lectern/api-client';
import type { CallError } from '@lectern/api-client/call-error';
import { invalidate, useCall } from '@lectern/api-client/hooks';
import { useLive } from '@lectern/api-client/live';
import { useSession } from '@lectern/auth';
import { notificationCalls } from '@lectern/contract/platform/notification';
import { Button, Skeleton } from '@lectern/ui-kit/mui';
import { Empty, ListError } from '@lectern/ui-kit/states';
import * as texts from '../texts/bell';
import { NotificationItem } from './NotificationItem';
import { useUnread } from './unread';

const limit = 20;

const useNotifications = () =>
  useInfiniteQuery({
    queryKey: [notificationCalls.list.path, 'bell'],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      send(notificationCalls.list, pageParam ? { limit, cursor: pageParam } : { limit }, {
        quiet: true,
        handled: 'all',
        signal,
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

/** A person's notifications, the newest first; the list follows new ones. */
export function NotificationsTab({ onLeave }: { readonly onLeave: () => void }): ReactNode {
  const queryClient = useQueryClient();
  const acting = useSession(({ document }) => Boolean(document?.impersonating));
  const unread = useUnread();
  const read = useNotifications();
  const mark = useCall(notificationCalls.read, { quiet: true });
  useLive(
    'notification',
    useCallback(() => void invalidate(queryClient, notificationCalls.list), [queryClient]),
  );

  const markRead = async (which: { ids?: number[]; all?: true }): Promise<void> => {
    if (acting) return;
    const { unreadCount } = await mark.mutateAsync(which).catch(() => ({ unreadCount: unread }));
    useUnread.setState(unreadCount, true);
    await invalidate(queryClient, notificationCalls.list);
  };

  if (read.isPending) return <Waiting />;
  if (read.error && !read.data)
    return (
      <ListError
        what={texts.yourNotifications}
        error={read.error as CallError}
        busy={read.isFetching}
        onRetry={() => void read.refetch()}
      />
    );
  const items = read.data?.pages.flatMap((page) => page.items) ?? [];
  if (items.length === 0) return <Empty title={texts.nothingYet}>{texts.notificationsHint}</Empty>;
  return (
    <>
      <div className="place-head">
        <p>{unread > 0 ? texts.unread(unread) : texts.allRead}</p>
        {acting ? (
          <p className="place-hint">{texts.notWhileImpersonating}</p>
        ) : (
          unread > 0 && (
            <Button variant="text" size="small" onClick={() => void markRead({ all: true })}>
              {texts.markAll}
            </Button>
          )
        )}
      </div>
      <ul className="place-list">
        {items.map((item) => (
          <NotificationItem
            key={item.id}
            item={item}
            onRead={acting ? undefined : () => void markRead({ ids: [item.id] })}
            onLeave={onLeave}
          />
        ))}
      </ul>
      {read.hasNextPage && (
        <Button className="place-more" aria-busy={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
          {texts.showEarlier}
        </Button>
      )}
    </>
  );
}

/** Bars of the height of what will stand there. */
export function Waiting(): ReactNode {
  return (
    <div aria-busy="true">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} variant="rectangular" height={52} className="place-skeleton" />
      ))}
    </div>
  );
}
