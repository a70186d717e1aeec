import type { List } from '@lectern/ui-kit/table';
import type { FaqRow } from './values';

/** The marked rows of a list, of whatever page, by key. */
export type Marked = List<FaqRow>['marks']['marked'];

/** Which of a page are marked: none, some or all. */
export const marksOf = (rows: readonly { readonly id: number }[], marked: Marked): 'none' | 'some' | 'all' => {
  const count = rows.filter(({ id }) => marked[id] === true).length;
  return count === 0 ? 'none' : count === rows.length ? 'all' : 'some';
};

/** The marked rows with these marked too, or no longer. */
export const withMarks = (marked: Marked, rows: readonly { readonly id: number }[], isMarked: boolean): Marked => {
  const next = { ...marked };
  for (const { id } of rows) {
    if (isMarked) next[id] = true;
    else delete next[id];
  }
  return next;
};
