import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate, useRead } from '@lectern/api-client/hooks';
import { useIsLive, useLive } from '@lectern/api-client/live';
import { useSession } from '@lectern/auth';
import { jobCalls } from '@lectern/contract/platform/job';
import { isAtWork } from './job-words';
import { movedOn, type Jobs } from './moved-on';

/** How often work that goes on is asked after where no socket is, in ms. */
const pause = 3_000;

/** One's own background work, the newest first, as far as it is at this moment. */
export const useJobs = () => {
  const queryClient = useQueryClient();
  const userId = useSession(({ document }) => document?.user.id ?? 0);
  const isLive = useIsLive();
  const request = { limit: 25, sort: '-createdAt', filter: { userId: `eq:${userId}` } };
  const read = useRead(jobCalls.list, request, {
    quiet: true,
    handled: 'all',
    refetchInterval: ({ state }) => (!isLive && state.data?.items.some(isAtWork) ? pause : false),
  });
  const key = JSON.stringify([jobCalls.list.path, request]);
  const again = useCallback(() => void invalidate(queryClient, jobCalls.list), [queryClient]);
  useLive('missed', again);
  useLive(
    'job',
    useCallback(
      (news) => {
        const queryKey = JSON.parse(key) as readonly unknown[];
        const list = queryClient.getQueryData<Jobs>(queryKey);
        const moved = list && movedOn(list, news);
        if (moved) queryClient.setQueryData(queryKey, moved);
        else again();
      },
      [queryClient, key, again],
    ),
  );
  return { read, again };
};
