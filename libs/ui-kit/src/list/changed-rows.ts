import type { LiveEvents } from '@lectern/contract/platform/live';
import * as texts from '../texts/table';

/** The shown rows that others have changed since they were read; 'many' when nobody says which. */
export type Changed = ReadonlySet<number> | 'many';

/** What is shown, and to whom. */
interface Shown {
  /** The path of the list's call. */
  readonly list: string;
  readonly ids: readonly number[];
  readonly userId: number | undefined;
}

export const unchanged: Changed = new Set();

/** The changes to announce after one more: a person's own and those of hidden rows are left out. */
export const withChange = (
  before: Changed,
  { list, ids, by }: LiveEvents['changed'],
  { list: here, ids: shown, userId }: Shown,
): Changed => {
  if (list !== here || (by !== null && by === userId) || before === 'many') return before;
  if (ids === null) return 'many';
  const changed = ids.filter((id) => shown.includes(id) && !before.has(id));
  return changed.length === 0 ? before : new Set([...before, ...changed]);
};

/** In words; undefined when there is nothing to announce. */
export const changedWords = (changed: Changed): string | undefined => {
  if (changed === 'many') return texts.manyChanged;
  return changed.size === 0 ? undefined : texts.rowsChanged(changed.size);
};
