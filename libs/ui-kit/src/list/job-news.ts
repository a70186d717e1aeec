import type { JobRow } from '@lectern/contract/platform/job';
import type { LiveEvents } from '@lectern/contract/platform/live';

/** A job as far as the socket says it is; undefined where more than its progress changed, so that it must be read again. */
export const withNews = <J extends Pick<JobRow, 'id' | 'state' | 'done' | 'total'>>(
  job: J,
  { state, done, total }: LiveEvents['job'],
): J | undefined => (state === job.state ? { ...job, done, total } : undefined);
