import { useMemo, useRef, useEffect, type ReactNode } from 'react';
import type { FaqRow } from '@lectern/contract/content';
import type { RowAction } from '@lectern/ui-kit';
import { listWords, marksOf, movedRows, OrderTable, siblingsOf, treeOf, type Ordering } from '@lectern/ui-kit/order';
import type { Records } from '@lectern/ui-kit/records';
import { shownColumns } from '@lectern/ui-kit/table';
import * as texts from '../texts/faq';
import type { CategoryOrder } from './use-category-order';

interface Props {
  readonly faqs: Records<FaqRow>;
  readonly order: CategoryOrder;
  readonly toOf: (row: FaqRow) => string;
  readonly actions: (row: FaqRow) => readonly RowAction[];
}

type Ordered = FaqRow & { readonly parentId: null; readonly depth: 1 };

/** A page of a category's FAQs in order, which can be changed here. */
export default function FaqOrder({ faqs, order, toOf, actions }: Props): ReactNode {
  const { list, currentKey } = faqs;
  const { rows, columns, arrangement, marks } = list;
  const { first, total } = order;
  const tree = useMemo(() => treeOf(rows.map((row): Ordered => ({ ...row, parentId: null, depth: 1 }))), [rows]);
  const shown = useMemo(() => shownColumns(columns, arrangement), [columns, arrangement]);
  const latest = useRef(order);
  useEffect(() => {
    latest.current = order;
  });
  const ordering = useMemo(
    (): Ordering<Ordered> => ({
      move: (id, { beforeId }) => latest.current.move(id, beforeId ?? latest.current.behind),
      after: movedRows,
      whereIs: (now, id) => texts.placeOf(now.byId.get(id)?.question ?? '', first + siblingsOf(now, id).at, total),
      words: listWords,
    }),
    [first, total],
  );
  return (
    <OrderTable<Ordered>
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
