import { nextStatuses, type FaqStatus } from '@lectern/contract/content';
import type { RowAction } from '@lectern/ui-kit';
import * as texts from '../texts/faq';
import { statusVerbs } from '../texts/words';
import type { FaqRow } from './values';

/** What each entry of a row's menu does. */
export interface RowHandlers {
  readonly open: (row: FaqRow) => void;
  readonly changeStatus: (row: FaqRow, to: FaqStatus) => void;
  /** Absent where the list does not stand in the order of a category. */
  readonly move?: (row: FaqRow) => void;
  readonly remove: (row: FaqRow) => void;
}

/** The row menu by right; what the row itself forbids is there, with the reason. */
export const rowActions = (
  row: FaqRow,
  mayEdit: boolean,
  { open, changeStatus, move, remove }: RowHandlers,
): RowAction[] => {
  if (!mayEdit) return [{ label: texts.open, onSelect: () => open(row) }];
  return [
    { label: texts.edit, onSelect: () => open(row) },
    ...nextStatuses(row.status).map((to) => ({
      label: statusVerbs[to].verb,
      onSelect: () => changeStatus(row, to),
      ...(to === 'published' && row.snippet === '' && { disabledReason: texts.hasNoAnswer }),
    })),
    ...(move ? [{ label: texts.moveLabel, onSelect: () => move(row) }] : []),
    { label: texts.deleteLabel, danger: true, onSelect: () => remove(row) },
  ];
};
