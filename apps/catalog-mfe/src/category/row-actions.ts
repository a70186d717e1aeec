import { maxDepth, type CategoryRow } from '@lectern/contract/catalog';
import type { RowAction } from '@lectern/ui-kit';

/** What the person may do with categories. */
export interface May {
  readonly edit: boolean;
  readonly remove: boolean;
}

/** What each entry of the row menu does. */
export interface RowDeeds {
  readonly open: (row: CategoryRow) => void;
  readonly add: (row: CategoryRow) => void;
  readonly move: (row: CategoryRow) => void;
  readonly changeStatus: (row: CategoryRow) => void;
  readonly remove: (row: CategoryRow) => void;
}

/** The row menu by right; what the row itself forbids is there, with the reason. */
export const rowActions = (row: CategoryRow, may: May, deeds: RowDeeds): RowAction[] => [
  { label: may.edit ? 'Edit' : 'Open', onSelect: () => deeds.open(row) },
  ...(may.edit
    ? [
        { label: 'Add sub-category', onSelect: () => deeds.add(row), ...(row.depth >= maxDepth && { refused: `Categories go ${maxDepth} levels deep at most` }) },
        { label: 'Move…', onSelect: () => deeds.move(row) },
        { label: row.status === 'active' ? 'Deactivate' : 'Activate', onSelect: () => deeds.changeStatus(row) },
      ]
    : []),
  ...(may.remove ? [{ label: 'Delete…', danger: true, onSelect: () => deeds.remove(row) }] : []),
];
