import type { JobRow, JobState } from '@lectern/contract/platform/job';
import * as texts from '../texts/bell';

type ShownToast = Pick<JobRow, 'kind' | 'state' | 'done' | 'total' | 'summary' | 'isStopping'>;

const count = new Intl.NumberFormat('en-GB');

/** State → the status of the kit's table, and the word next to it. */
const states: Readonly<Record<JobState, { readonly status: string; readonly label: string }>> = {
  queued: { status: 'waiting', label: texts.queued },
  running: { status: 'ongoing', label: texts.running },
  review: { status: 'waiting', label: texts.review },
  done: { status: 'active', label: texts.isDone },
  failed: { status: 'failed', label: texts.hasFailed },
  cancelled: { status: 'cancelled', label: texts.isCancelled },
};

export const isAtWork = ({ state }: Pick<JobRow, 'state'>): boolean => state === 'queued' || state === 'running';

export const statusOf = ({ state, isStopping }: ShownToast): { readonly status: string; readonly label: string } =>
  isStopping ? { status: 'waiting', label: texts.stopping } : states[state];

/** How far it is: '512 of 1,284', or its result: '1,280 done, 4 skipped'. Empty while there is nothing to report. */
export const outcomeOf = (job: ShownToast): string => {
  const { kind, state, done, total, summary } = job;
  if (isAtWork(job))
    return total === null
      ? done > 0
        ? texts.soFar(count.format(done))
        : ''
      : texts.progress(count.format(done), count.format(total));
  if (kind === 'export') return state === 'done' ? texts.rows(done, count.format(done)) : '';
  const parts = [
    [summary.done, texts.done],
    [summary.skipped, texts.skipped],
    [summary.failed, texts.failed],
  ] as const;
  return parts
    .filter(([many, words]) => many > 0 || (words === texts.done && state === 'done'))
    .map(([many, words]) => words(count.format(many)))
    .join(', ');
};

/** Rows that were not done, of which one may ask why. */
export const leftOf = ({ summary }: Pick<JobRow, 'summary'>): number => summary.skipped + summary.failed;

/** What a person may do with it now. */
export const actionsOf = (job: ShownToast): { readonly cancel: boolean; readonly retry: boolean } => ({
  cancel: (isAtWork(job) || job.state === 'review') && !job.isStopping,
  retry: job.state === 'failed' || job.state === 'cancelled' || (job.state === 'done' && leftOf(job) > 0),
});
