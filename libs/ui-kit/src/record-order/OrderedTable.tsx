import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { listWords, marksOf, movedRows, OrderTable, siblingsOf, treeOf, type Ordering } from '@lectern/ui-kit/order';
import type { RecordRow } from '@lectern/ui-kit/records';
import { shownColumns } from '@lectern/ui-kit/table';
import * as texts from '../texts/record-order';
import type { OrderedTableProps } from './OrderedRows';

type Ordered<Row> = Row & { readonly parentId: null; readonly depth: 1 };

/** A page of a parent's rows in their order, which can be changed here. */
export default function OrderedTable<Row extends RecordRow>({
  records,
  order,
  toOf,
  actions,
}: OrderedTableProps<Row>): ReactNode {
  const { list, currentKey, record } = records;
  const { rows, columns, arrangement, marks } = list;
  const { nameOf } = record;
  const { first, total } = order;
  const tree = useMemo(() => treeOf(rows.map((row): Ordered<Row> => ({ ...row, parentId: null, depth: 1 }))), [rows]);
  const shown = useMemo(() => shownColumns(columns, arrangement), [columns, arrangement]);
  const latest = useRef(order);
  useEffect(() => {
    latest.current = order;
  });
  const ordering = useMemo(
    (): Ordering<Ordered<Row>> => ({
      move: (id, { beforeId }) => latest.current.move(id, beforeId ?? latest.current.behind),
      after: movedRows,
      whereIs: (now, id) => {
        const row = now.byId.get(id);
        return texts.placeOf(row ? nameOf(row) : '', first + siblingsOf(now, id).at, total);
      },
      words: listWords,
    }),
    [first, total, nameOf],
  );
  return (
    <OrderTable<Ordered<Row>>
      label={list.label}
      tree={tree}
      columns={shown}
      arrangement={arrangement}
      density={list.density}
      nameOf={list.nameOf}
      currentId={currentKey}
      toOf={toOf}
      actions={actions}
      ordering={ordering}
      dragDisabledReason=""
      marks={marksOf(marks.marked, marks.mark)}
    />
  );
}
