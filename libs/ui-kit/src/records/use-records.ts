import { useState } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import type { Call } from '@lectern/contract/call';
import { useAction } from '../actions/use-action';
import type { Columns } from '../list/arrangement';
import type { FilterField } from '../list/filter-field';
import { useOpened } from '../list/opened';
import { useList, type List, type ListOptions } from '../list/use-list';
import type { RowAction } from '../kit/RowMenu';
import { notify } from '../notices/notify';
import * as texts from '../texts/records';
import { bulkActionsOf, rowActionsOf } from './actions';
import { columnsOfDeleted } from './columns';
import { rightOf, type RecordKind, type RecordRow } from './define-record';
import { standardFilters } from './filters';
import { restoreReason } from './restore-reason';

interface Options<Row> extends Pick<ListOptions<Call>, 'fields' | 'ask'> {
  /** Under this name columns and views are kept, where a record has two lists; else under the row's name. */
  readonly screen?: string;
  readonly columns: Columns<Row>;
  /** `standardFilters` of the record where it is left out. */
  readonly filters?: readonly FilterField[];
}

/** The changes of a record that need no form, in a list or on a page: success is said, a refusal shown, and the list read again in either case. */
export const useRowChanges = <Row extends RecordRow>({ calls, statuses, changed }: RecordKind<Row>) => {
  // Without such a call nothing offers a status: the other one keeps the order of hooks.
  const { mutateAsync: change, isPending: isChanging } = useCall(
    (calls.changeStatus ?? calls.restore) as NonNullable<typeof calls.changeStatus>,
  );
  const { mutateAsync: bringBack } = useCall(calls.restore, { handled: [400, 409] });
  const attempt = useAction(changed);
  return {
    isChanging,
    changeStatus: ({ id, version }: Row, status: string): void =>
      void attempt(() => change({ id, version, status }), {
        successText: texts.statusSet(status, statuses[status] ?? status),
      }),
    restore: ({ id, version }: Row): void =>
      void attempt(() => bringBack({ id, version }), {
        successText: texts.restored,
        onFailure: (failure) => notify('error', restoreReason(failure)),
      }),
  };
};

/**
 * The list of a record's rows with all that can be done to them. What it gives are ordinary values: a screen may leave one out, extend
 * it, or write its own.
 */
export const useRecords = <Row extends RecordRow>(
  record: RecordKind<Row>,
  { columns, filters, screen, ...question }: Options<Row>,
) => {
  const { calls, rowName, noun, nameOf, sort, listFields } = record;
  const may = {
    edit: useMay(calls.update.access),
    remove: useMay(calls.delete.access),
    change: useMay((calls.changeStatus ?? calls.update).access),
  };
  const list = useList({
    call: calls.list,
    screen: screen ?? rowName,
    one: noun.one,
    many: noun.many,
    nameOf,
    sort,
    fields: listFields,
    columns: ({ deleted }) => (deleted ? columnsOfDeleted(columns) : columns),
    filters: filters ?? standardFilters(record),
    ...question,
    missingRight: may.remove ? undefined : rightOf(calls.delete.access),
  }) as unknown as List<Row>;
  const { deleted } = list.state;
  const { opened: addressed, open, toOf, currentKey } = useOpened();
  const opened = deleted ? undefined : addressed;
  const [deleting, askDelete] = useState<Row>();
  const { changeStatus, restore } = useRowChanges(record);
  const openRow = ({ id }: Row): void => open(id);
  return {
    record,
    list,
    may,
    /** The record in the panel: its id, a new one, or none. */
    opened,
    open,
    currentKey,
    /** Where a row is opened; nowhere while the deleted ones are shown. */
    toOf: deleted ? undefined : toOf,
    /** The row that the person is asked about before it is deleted. */
    deleting,
    askDelete,
    changeStatus,
    restore,
    /** Menu of a row. `own` entries of the screen precede its deletion, which a `deleteBlocker` disables; a deleted row has none. */
    rowActions: (row: Row, own: readonly RowAction[] = [], deleteBlocker?: string) =>
      rowActionsOf(record, may, row, { open: openRow, changeStatus, askDelete, restore }, own, deleteBlocker),
    bulkActions: bulkActionsOf(record as unknown as RecordKind, may, deleted),
    /** Whether `RecordPanel` has something to show: until then its code is not needed. */
    hasPanel: opened !== undefined || deleting !== undefined,
  };
};

export type Records<Row extends RecordRow> = ReturnType<typeof useRecords<Row>>;
