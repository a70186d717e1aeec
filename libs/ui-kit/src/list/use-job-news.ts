import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useIsLive, useLive } from '@lectern/api-client/live';
import type { Call } from '@lectern/contract/call';
import type { JobRow } from '@lectern/contract/platform/job';
import type { LiveEvents } from '@lectern/contract/platform/live';
import { withNews } from './job-news';

/** Even with a socket the job is read now and then, in case a message was lost; in ms. */
const rarely = 10_000;

/**
 * Hears over the socket how a job goes on and writes it into what the `call` for it answered. Gives how often it is to be asked after, in
 * ms: `pace` where no socket is.
 */
export const useJobNews = (call: Pick<Call, 'path'>, id: number, pace: number): number => {
  const queryClient = useQueryClient();
  const { path } = call;
  const again = useCallback(
    () => void queryClient.invalidateQueries({ queryKey: [path, { id }] }),
    [queryClient, path, id],
  );
  useLive('missed', again);
  useLive(
    'job',
    useCallback(
      (news: LiveEvents['job']) => {
        if (news.id !== id) return;
        const known = queryClient.getQueryData<{ readonly job: JobRow }>([path, { id }]);
        const job = known && withNews(known.job, news);
        if (job) queryClient.setQueryData([path, { id }], { ...known, job });
        else again();
      },
      [queryClient, path, id, again],
    ),
  );
  return useIsLive() ? rarely : pace;
};
