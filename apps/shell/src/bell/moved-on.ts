import type { LiveEvents } from '@lectern/contract/platform/live';
import type { JobRow } from '@lectern/contract/platform/job';

export type Jobs = { readonly items: readonly JobRow[] };

/** The list with one job further than it was; undefined when the rows must be read again: it is new, or has come to an end. */
export const movedOn = <T extends Jobs>(list: T, { id, state, done, total }: LiveEvents['job']): T | undefined => {
  const known = list.items.find((job) => job.id === id);
  if (!known || state !== known.state) return undefined;
  return { ...list, items: list.items.map((job) => (job === known ? { ...job, done, total } : job)) };
};
