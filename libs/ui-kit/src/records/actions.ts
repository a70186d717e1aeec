import { markOf } from '../icons/status';
import type { RowAction } from '../kit/RowMenu';
import type { BulkAction } from '../list/BulkBar';
import * as texts from '../texts/records';
import { rightOf, type RecordKind, type RecordRow } from './define-record';

/** What the person may do with records of a kind. */
export interface May {
  readonly edit: boolean;
  readonly remove: boolean;
  /** Changes the status of some of them; `edit` without it. */
  readonly change?: boolean;
}

/** An entry of a row's menu; one that sets a status names it, so that a screen may choose among them. */
export type RecordAction = RowAction & { readonly status?: string };

/** The deletion as an entry of a menu; it is disabled where `blocker` says why it is impossible. */
export const removalOf = (onSelect: () => void, blocker?: string): RowAction => ({
  label: texts.remove,
  danger: true,
  onSelect,
  ...(blocker !== undefined && { disabledReason: blocker }),
});

/** What the entries of a row's menu do. */
export interface RowHandlers<Row> {
  readonly open: (row: Row) => void;
  readonly changeStatus: (row: Row, status: string) => void;
  readonly askDelete: (row: Row) => void;
  readonly restore: (row: Row) => void;
}

/**
 * Menu of a row by right: open, each other status unless it has a flow, `own` entries, delete. A deleted row: restore.
 * `deleteBlocker` is the cause why the row can't be deleted now.
 */
export const rowActionsOf = <Row extends RecordRow>(
  { calls, statuses, flow }: Pick<RecordKind<Row>, 'calls' | 'statuses' | 'flow'>,
  may: May,
  row: Row,
  handlers: RowHandlers<Row>,
  own: readonly RowAction[] = [],
  deleteBlocker?: string,
): readonly RecordAction[] => {
  if (row.deletedAt !== null)
    return may.remove ? [{ label: texts.restore, onSelect: () => handlers.restore(row) }] : [];
  const others = Object.entries(statuses).filter(([status]) => status !== row.status);
  return [
    { label: may.edit ? texts.edit : texts.open, onSelect: () => handlers.open(row) },
    ...(may.edit && calls.changeStatus && !flow
      ? others.map(([status, word]) => ({
          status,
          label: texts.setStatus(status, word),
          onSelect: () => handlers.changeStatus(row, status),
        }))
      : []),
    ...own,
    ...(may.remove ? [removalOf(() => handlers.askDelete(row), deleteBlocker)] : []),
  ];
};

/** The right of this access that is named to a person without it. */
const right = ({ access }: RecordKind['calls']['update' | 'delete']) =>
  rightOf(access) as NonNullable<BulkAction['right']>;

/** Statuses for many rows: each one, or the transitions of a flow with a consequence for many. */
const statusActionsOf = ({ rowName, calls, statuses, flow }: RecordKind): readonly BulkAction[] => {
  const { changeStatus } = calls;
  if (!changeStatus) return [];
  const toStatus = (status: string) => ({
    action: `${rowName}.status`,
    icon: markOf(status).icon,
    args: { status },
  });
  if (!flow)
    return Object.entries(statuses).map(([status, word]) => ({
      ...toStatus(status),
      label: texts.setStatus(status, word),
      right: right(calls.update),
    }));
  const offered = new Map(Object.values(flow).flatMap((all) => all.map((each) => [`${each.verb} ${each.to}`, each])));
  return [...offered.values()].flatMap(({ to, verb, many, danger, reason, right: own = right(changeStatus) }) =>
    many === undefined
      ? []
      : {
          ...toStatus(to),
          label: reason ? texts.withReason(verb) : verb,
          right: own,
          consequence: many,
          ...(danger && { danger }),
          ...(reason && { asks: { name: 'reason', label: texts.reason } }),
        },
  );
};

/** Actions on many rows: a status, and deletion. Deleted records are restored. Users without the rights have none. */
export const bulkActionsOf = (record: RecordKind, may: May, deleted: boolean): readonly BulkAction[] => {
  const { rowName, calls } = record;
  const restore = { action: `${rowName}.restore`, label: texts.restore, icon: 'rotate-ccw' } as const;
  if (deleted) return may.remove ? [restore] : [];
  if (!may.edit && !may.remove && !may.change) return [];
  return [
    ...statusActionsOf(record),
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
