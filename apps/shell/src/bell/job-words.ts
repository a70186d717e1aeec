import type { JobRow, JobState } from '@lectern/contract/platform/jobs';

type Told = Pick<JobRow, 'kind' | 'state' | 'done' | 'total' | 'summary' | 'isStopping'>;

const count = new Intl.NumberFormat('en-GB');

/** State → the status of the kit's table, and the word beside it. */
const states: Readonly<Record<JobState, { readonly status: string; readonly label: string }>> = {
  queued: { status: 'waiting', label: 'Waiting' },
  running: { status: 'ongoing', label: 'Running' },
  review: { status: 'waiting', label: 'Waits for your word' },
  done: { status: 'active', label: 'Done' },
  failed: { status: 'failed', label: 'Failed' },
  cancelled: { status: 'cancelled', label: 'Cancelled' },
};

export const isAtWork = ({ state }: Pick<JobRow, 'state'>): boolean => state === 'queued' || state === 'running';

export const statusOf = ({ state, isStopping }: Told): { readonly status: string; readonly label: string } =>
  isStopping ? { status: 'waiting', label: 'Stopping at its next row' } : states[state];

/** How far it is: '512 of 1,284', or what came of it: '1,280 done, 4 skipped'. Empty while there is nothing to tell. */
export const outcomeOf = (job: Told): string => {
  const { kind, state, done, total, summary } = job;
  if (isAtWork(job)) return total === null ? (done > 0 ? `${count.format(done)} rows so far` : '') : `${count.format(done)} of ${count.format(total)}`;
  if (kind === 'export') return state === 'done' ? `${count.format(done)} ${done === 1 ? 'row' : 'rows'}` : '';
  const parts = [
    [summary.done, 'done'],
    [summary.skipped, 'skipped'],
    [summary.failed, 'failed'],
  ] as const;
  return parts.filter(([many, word]) => many > 0 || (word === 'done' && state === 'done')).map(([many, word]) => `${count.format(many)} ${word}`).join(', ');
};

/** Rows that were not done, of which one may ask why. */
export const leftOf = ({ summary }: Pick<JobRow, 'summary'>): number => summary.skipped + summary.failed;

/** What a person may do with it now. */
export const deedsOf = (job: Told): { readonly cancel: boolean; readonly retry: boolean } => ({
  cancel: (isAtWork(job) || job.state === 'review') && !job.isStopping,
  retry: job.state === 'failed' || job.state === 'cancelled' || (job.state === 'done' && leftOf(job) > 0),
});
