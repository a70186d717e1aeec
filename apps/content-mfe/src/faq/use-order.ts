import { useOrder } from '@lectern/ui-kit/order';
import * as texts from '../texts/faq';
import { beforeIdOf } from './order';
import type { FaqRow } from './values';

interface Page {
  /** The rows of this page in the order the API gave. */
  readonly rows: readonly FaqRow[];
  /** The number of the page's first row in its category, from 1. */
  readonly first: number;
  readonly total: number;
  /** The first row behind this page, or null. */
  readonly behind: number | null;
  /** Stores the place; resolves once the list is read anew, with false when it was refused. */
  readonly move: (row: FaqRow, beforeId: number | null) => Promise<boolean>;
}

/** The FAQs of a category's page, which are moved by keyboard or by dragging their grip. */
export const useFaqOrder = ({ rows, first, total, behind, move }: Page) => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const order = useOrder({
    keys: rows.map(({ id }) => id),
    nameOf: (id) => byId.get(id)?.question ?? '',
    first,
    total,
    words: texts,
    drop: async (id, ids) => {
      const row = byId.get(id);
      return row !== undefined && (await move(row, beforeIdOf(ids, id, behind)));
    },
  });
  return { ...order, shown: order.shown.flatMap((id) => byId.get(id) ?? []) };
};
