import { useEffect, useRef } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { jobCalls, type JobRow } from '@lectern/contract/platform/job';
import { useJobNews } from './use-job-news';

const going: readonly JobRow['state'][] = ['queued', 'running'];
/** Whether a job still works by itself. */
export const isGoing = ({ state }: Pick<JobRow, 'state'>): boolean => going.includes(state);

/** How often a job that goes on is asked about where no socket is, in ms. */
const pace = 1000;

/** A job as it is now, beginning with what the call that made it answered; `onEnd` is called once. */
export const useJob = (first: JobRow, onEnd: (job: JobRow) => void): JobRow => {
  const every = useJobNews(jobCalls.detail, first.id, pace);
  const { data } = useRead(
    jobCalls.detail,
    { id: first.id },
    {
      quiet: true,
      handled: 'all',
      initialData: { job: first },
      refetchInterval: ({ state }) => (state.data && !isGoing(state.data.job) ? false : every),
      refetchIntervalInBackground: true,
    },
  );
  const { job } = data ?? { job: first };
  const wasReported = useRef(false);
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    if (wasReported.current || isGoing(job)) return;
    wasReported.current = true;
    latest.current(job);
  }, [job]);
  return job;
};
