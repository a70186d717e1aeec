import type { Column } from './columns';
import { dateText } from '../kit/dates';
import * as texts from '../texts/table';

/** When a row was deleted, for the list of deleted rows. */
export const deletedColumn: Column<{ readonly deletedAt: string | null }> = {
  id: 'deletedAt',
  head: texts.deletedAt,
  quiet: true,
  onCard: true,
  cell: ({ deletedAt }) => deletedAt && dateText(deletedAt),
};
