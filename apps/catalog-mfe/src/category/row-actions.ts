import { maxDepth, type CategoryRow } from '@lectern/contract/catalog';
import type { RowAction } from '@lectern/ui-kit';
import * as texts from '../texts/tree';

/** Rights on categories. */
export interface May {
  readonly edit: boolean;
  readonly remove: boolean;
}

/** What each entry of the row menu does. */
export interface RowHandlers {
  readonly open: (row: CategoryRow) => void;
  readonly add: (row: CategoryRow) => void;
  readonly move: (row: CategoryRow) => void;
  readonly changeStatus: (row: CategoryRow) => void;
  readonly remove: (row: CategoryRow) => void;
}

/** The row menu by right; what the row itself forbids is disabled, with the reason. */
export const rowActions = (row: CategoryRow, may: May, handlers: RowHandlers): RowAction[] => [
  { label: may.edit ? texts.edit : texts.open, onSelect: () => handlers.open(row) },
  ...(may.edit
    ? [
        {
          label: texts.addBelow,
          onSelect: () => handlers.add(row),
          ...(row.depth >= maxDepth && { disabledReason: texts.tooDeep(maxDepth) }),
        },
        { label: texts.moveLabel, onSelect: () => handlers.move(row) },
        {
          label: row.status === 'active' ? texts.deactivate : texts.activate,
          onSelect: () => handlers.changeStatus(row),
        },
      ]
    : []),
  ...(may.remove ? [{ label: texts.deleteLabel, danger: true, onSelect: () => handlers.remove(row) }] : []),
];
