import type { CategoryRow, CategoryStatus } from '@lectern/contract/catalog';
import { ancestorsOf, childrenOf, type Tree } from './tree';
import { isOpen, type Open } from './open';

/** What of the tree a person asked to see. */
export interface View {
  readonly q: string;
  /** Empty: every status. */
  readonly statuses: readonly CategoryStatus[];
  readonly open: Open;
}

/** A row as it is drawn. */
export interface VisibleRow {
  readonly row: CategoryRow;
  readonly hasChildren: boolean;
  readonly isOpen: boolean;
  /** Its place among its visible siblings, from 1. */
  readonly position: number;
  readonly siblings: number;
  /** Shown only because something below it matches. */
  readonly isContext: boolean;
}

/** Lower-cased, without accents: the server's search compares the same way. */
export const normalised = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a row answers search and filter; one or two letters match the beginning of the name only, more each word anywhere. */
export const matches = (row: CategoryRow, { q, statuses }: Pick<View, 'q' | 'statuses'>): boolean => {
  if (statuses.length > 0 && !statuses.includes(row.status)) return false;
  const normalisedQuery = normalised(q.trim());
  if (normalisedQuery.length <= 2) return normalised(row.name).startsWith(normalisedQuery);
  const text = normalised(`${row.name} ${row.slug}`);
  return normalisedQuery.split(/\s+/).every((word) => text.includes(word));
};

export const isNarrowed = ({ q, statuses }: Pick<View, 'q' | 'statuses'>): boolean =>
  q.trim() !== '' || statuses.length > 0;

/** The ids that match; without a question all. */
export const matchingIds = (tree: Tree, view: View): ReadonlySet<number> =>
  new Set(tree.rows.filter((row) => matches(row, view)).map((row) => row.id));

/** The rows to draw, in order. A narrowed tree shows every match with what lies above it, opened. */
export const visibleRows = (tree: Tree, view: View): VisibleRow[] => {
  const narrowed = isNarrowed(view);
  const hits = matchingIds(tree, view);
  const shown = new Set(narrowed ? [...hits].flatMap((id) => [id, ...ancestorsOf(tree, id)]) : []);
  const walk = (parentId: number | null): VisibleRow[] => {
    const siblings = childrenOf(tree, parentId).filter((row) => !narrowed || shown.has(row.id));
    return siblings.flatMap((row, at) => {
      const hasChildren = childrenOf(tree, row.id).some((child) => !narrowed || shown.has(child.id));
      const opened = hasChildren && (narrowed || isOpen(view.open, row.id));
      return [
        {
          row,
          hasChildren,
          isOpen: opened,
          position: at + 1,
          siblings: siblings.length,
          isContext: narrowed && !hits.has(row.id),
        },
        ...(opened ? walk(row.id) : []),
      ];
    });
  };
  return walk(null);
};
