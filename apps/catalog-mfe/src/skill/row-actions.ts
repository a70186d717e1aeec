import type { SkillRow } from '@lectern/contract/catalog';
import type { RowAction } from '@lectern/ui-kit';
import * as texts from '../texts/skills';

/** What the person may do with skills. */
export interface May {
  readonly edit: boolean;
  readonly remove: boolean;
}

/** What each entry of a row's menu does. */
export interface RowDeeds {
  readonly open: (row: SkillRow) => void;
  readonly changeStatus: (row: SkillRow) => void;
  readonly remove: (row: SkillRow) => void;
}

/** The row menu by right. */
export const rowActions = (row: SkillRow, may: May, { open, changeStatus, remove }: RowDeeds): RowAction[] => [
  { label: may.edit ? texts.edit : texts.open, onSelect: () => open(row) },
  ...(may.edit
    ? [{ label: row.status === 'active' ? texts.deactivate : texts.activate, onSelect: () => changeStatus(row) }]
    : []),
  ...(may.remove ? [{ label: texts.deleteAsked, danger: true, onSelect: () => remove(row) }] : []),
];
