import { jobChangeNeedsReason, jobStatusesAfter, type JobPostRow, type JobStatus } from '@lectern/contract/catalog';
import type { Move } from '../status/use-status-moves';
import * as texts from '../texts/jobs';

const words: Readonly<Partial<Record<JobStatus, readonly [verb: string, done: string]>>> = {
  paused: [texts.pause, texts.paused],
  open: [texts.open, texts.opened],
  closed: [texts.close, texts.closed],
  removed: [texts.remove, texts.removed],
};

/** Why a job can't be opened again now. */
const blocker = (
  { expiresAt, status }: Pick<JobPostRow, 'expiresAt' | 'status'>,
  hasBatch: boolean,
): string | undefined => {
  if (status === 'awarded' && hasBatch) return texts.hasBatch;
  return Date.parse(expiresAt) <= Date.now() ? texts.dayFirst : undefined;
};

/** The ways of a job in words. */
export const movesOf = (row: Pick<JobPostRow, 'expiresAt' | 'status'>, hasBatch = false): readonly Move[] =>
  jobStatusesAfter(row.status).flatMap((to) => {
    const [verb, done] = words[to] ?? [];
    if (!verb || !done) return [];
    return [
      {
        to,
        verb,
        done,
        ...(jobChangeNeedsReason(row.status, to) && {
          asks: row.status === 'awarded' && to === 'open' ? texts.takesAwardBack : texts.keepsProposals,
        }),
        danger: to === 'removed',
        disabledReason: to === 'open' ? blocker(row, hasBatch) : undefined,
      },
    ];
  });
