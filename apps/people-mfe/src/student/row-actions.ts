import type { StudentRow } from '@lectern/contract/people';
import type { RowAction } from '@lectern/ui-kit';
import * as texts from '../texts/list';

/** What the person may do with students. */
export interface May {
  readonly edit: boolean;
  readonly remove: boolean;
}

/** What each entry of a row's menu does. */
export interface RowHandlers {
  readonly open: (row: StudentRow) => void;
  readonly edit: (row: StudentRow) => void;
  readonly remove: (row: StudentRow) => void;
}

/** The row menu by right. */
export const rowActions = (row: StudentRow, may: May, { open, edit, remove }: RowHandlers): RowAction[] => [
  { label: texts.open, onSelect: () => open(row) },
  ...(may.edit ? [{ label: texts.edit, onSelect: () => edit(row) }] : []),
  ...(may.remove ? [{ label: texts.deleteLabel, danger: true, onSelect: () => remove(row) }] : []),
];
