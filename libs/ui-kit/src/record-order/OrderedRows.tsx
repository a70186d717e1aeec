import { useState, type ReactNode } from 'react';
import type { RowAction } from '@lectern/ui-kit';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { phone, useMedia } from '@lectern/ui-kit/list';
import type { RecordRow, Records } from '@lectern/ui-kit/records';
import { ListBody, type BulkAction } from '@lectern/ui-kit/table';
import * as texts from '../texts/record-order';
import { MoveRecord } from './MoveRecord';
import type { Order } from './use-order';

const OrderedTable = lazyWithRetry(() => import(/* webpackChunkName: "ordered-table" */ './OrderedTable')) as <
  Row extends RecordRow,
>(
  props: OrderedTableProps<Row>,
) => ReactNode;

export interface OrderedTableProps<Row extends RecordRow> {
  readonly records: Records<Row>;
  readonly order: Order;
  readonly toOf: (row: Row) => string;
  readonly actions: (row: Row) => readonly RowAction[];
}

interface Props<Row extends RecordRow> extends Pick<OrderedTableProps<Row>, 'records' | 'order'> {
  /** Shown when there is none at all. */
  readonly empty: ReactNode;
  readonly bulk: readonly BulkAction[];
  /** The menu of a row; `move` where it can be moved. */
  readonly actions: (row: Row, move: readonly RowAction[]) => readonly RowAction[];
}

/** A page of rows: cards on a phone, drag handles in the order of their parent, else a sortable table. */
export function OrderedRows<Row extends RecordRow>({ records, order, empty, bulk, actions }: Props<Row>): ReactNode {
  const { list, toOf, currentKey, record } = records;
  const [moving, setMoving] = useState<Row>();
  const isPhone = useMedia(phone);
  const actionsOf = (row: Row): readonly RowAction[] =>
    actions(row, order.isMovable ? [{ label: texts.moveLabel, onSelect: () => setMoving(row) }] : []);
  const moved = list.rows.find(({ id }) => id === moving?.id);
  // A page counted from the end does not know its positions.
  const ordered = order.isMovable && toOf && !isPhone && list.state.page > 0 && (
    <OrderedTable records={records} order={order} toOf={toOf} actions={actionsOf} />
  );
  return (
    <>
      <ListBody
        list={list}
        empty={empty}
        table={ordered}
        currentKey={currentKey}
        actions={actionsOf}
        toOf={toOf}
        bulk={bulk}
      />
      {moved && (
        <MoveRecord
          row={moved}
          rows={list.rows}
          nameOf={record.nameOf}
          noun={record.noun.one}
          behind={order.behind}
          onMove={(beforeId) => {
            setMoving(undefined);
            void order.move(moved.id, beforeId);
          }}
          onClose={() => setMoving(undefined)}
        />
      )}
    </>
  );
}
