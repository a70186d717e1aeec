import { markOf } from '../icons/status';
import type { RowAction } from '../kit/RowMenu';
import type { BulkAction } from '../list/BulkBar';
import * as texts from '../texts/records';
import { rightOf, type RecordKind, type RecordRow } from './define-record';

/** What the person may do with records of a kind. */
export interface May {
  readonly edit: boolean;
  readonly remove: boolean;
}

/** An entry of a row's menu; one that sets a status names it, so that a screen may choose among them. */
export type RecordAction = RowAction & { readonly status?: string };

/** What the entries of a row's menu do. */
export interface RowHandlers<Row> {
  readonly open: (row: Row) => void;
  readonly changeStatus: (row: Row, status: string) => void;
  readonly askDelete: (row: Row) => void;
  readonly restore: (row: Row) => void;
}

/** The menu of a row by right: opened, set to each other status, deleted; of a deleted row: restored. */
export const rowActionsOf = <Row extends RecordRow>(
  { calls, statuses }: Pick<RecordKind<Row>, 'calls' | 'statuses'>,
  may: May,
  row: Row,
  handlers: RowHandlers<Row>,
): readonly RecordAction[] => {
  if (row.deletedAt !== null)
    return may.remove ? [{ label: texts.restore, onSelect: () => handlers.restore(row) }] : [];
  const others = Object.entries(statuses).filter(([status]) => status !== row.status);
  return [
    { label: may.edit ? texts.edit : texts.open, onSelect: () => handlers.open(row) },
    ...(may.edit && calls.changeStatus
      ? others.map(([status, word]) => ({
          status,
          label: texts.setStatus(status, word),
          onSelect: () => handlers.changeStatus(row, status),
        }))
      : []),
    ...(may.remove ? [{ label: texts.remove, danger: true, onSelect: () => handlers.askDelete(row) }] : []),
  ];
};

/** What can be done to many: each status, and deletion; of deleted records: restoration. Nothing for who may do none of it. */
export const bulkActionsOf = (record: RecordKind, may: May, deleted: boolean): readonly BulkAction[] => {
  const { rowName, calls, statuses } = record;
  const restore = { action: `${rowName}.restore`, label: texts.restore, icon: 'rotate-ccw' } as const;
  if (deleted) return may.remove ? [restore] : [];
  if (!may.edit && !may.remove) return [];
  const right = (call: RecordKind['calls']['update' | 'delete']) =>
    rightOf(call.access) as NonNullable<BulkAction['right']>;
  return [
    ...(calls.changeStatus ? Object.entries(statuses) : []).map(([status, word]) => ({
      action: `${rowName}.status`,
      label: texts.setStatus(status, word),
      icon: markOf(status).icon,
      right: right(calls.update),
      args: { status },
    })),
    {
      action: `${rowName}.delete`,
      label: texts.remove,
      icon: 'trash',
      danger: true,
      right: right(calls.delete),
      consequence: texts.manyDeleted,
    },
  ];
};
