import type { CategoryRow, CategoryStatus } from '@lectern/contract/catalog';
import type { Open } from './open';
import type { Tree } from './tree';

/** Search and filter of the tree. */
export interface View {
  readonly q: string;
  /** Empty: every status. */
  readonly statuses: readonly CategoryStatus[];
  readonly open: Open;
}

/** Lower-cased, without accents: the server's search compares the same way. */
export const normalised = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a row matches search and filter; one or two letters match the beginning of the name only, more each word anywhere. */
export const matches = (row: CategoryRow, { q, statuses }: Pick<View, 'q' | 'statuses'>): boolean => {
  if (statuses.length > 0 && !statuses.includes(row.status)) return false;
  const normalisedQuery = normalised(q.trim());
  if (normalisedQuery.length <= 2) return normalised(row.name).startsWith(normalisedQuery);
  const text = normalised(`${row.name} ${row.slug}`);
  return normalisedQuery.split(/\s+/).every((word) => text.includes(word));
};

export const isNarrowed = ({ q, statuses }: Pick<View, 'q' | 'statuses'>): boolean =>
  q.trim() !== '' || statuses.length > 0;

/** The matching ids; all without search and filter. */
export const matchingIds = (tree: Tree, view: Pick<View, 'q' | 'statuses'>): ReadonlySet<number> =>
  new Set(tree.rows.filter((row) => matches(row, view)).map((row) => row.id));
