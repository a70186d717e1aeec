import type { StudentRow } from '@lectern/contract/people';
import type { RowAction } from '@lectern/ui-kit';

/** What the person may do with students. */
export interface May {
  readonly edit: boolean;
  readonly remove: boolean;
}

/** What each entry of a row's menu does. */
export interface RowDeeds {
  readonly open: (row: StudentRow) => void;
  readonly remove: (row: StudentRow) => void;
}

/** The row menu by right. */
export const rowActions = (row: StudentRow, may: May, { open, remove }: RowDeeds): RowAction[] => [
  { label: may.edit ? 'Edit' : 'Open', onSelect: () => open(row) },
  ...(may.remove ? [{ label: 'Delete…', danger: true, onSelect: () => remove(row) }] : []),
];
