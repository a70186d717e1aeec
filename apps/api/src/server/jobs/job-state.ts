import type { JobState } from '@lectern/contract/platform/job';

/** What a person may do with a job. */
export type JobAction = 'cancel' | 'retry' | 'confirm';

const states: Readonly<Record<JobAction, readonly JobState[]>> = {
  cancel: ['queued', 'running', 'review'],
  retry: ['failed', 'cancelled'],
  confirm: ['review'],
};

interface Standing {
  readonly state: JobState;
  /** Rows that were not done. */
  readonly left: number;
}

const already: Readonly<Record<JobState, string>> = {
  queued: 'It is waiting for its turn',
  running: 'It is at work',
  review: 'It waits for your word',
  done: 'It is done already',
  failed: 'It has failed',
  cancelled: 'It was cancelled',
};

/** Why an action on a job is not possible now; undefined when it is. A done job may be retried where rows were skipped. */
export const jobActionBlocker = (action: JobAction, { state, left }: Standing): string | undefined =>
  states[action].includes(state) || (action === 'retry' && state === 'done' && left > 0) ? undefined : already[state];
