import type { ReactNode } from 'react';
import type { FaqRow } from '@lectern/contract/content';
import type { RowAction } from '@lectern/ui-kit';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { phone, useMedia } from '@lectern/ui-kit/list';
import type { Records } from '@lectern/ui-kit/records';
import { ListBody, type BulkAction } from '@lectern/ui-kit/table';
import type { CategoryOrder } from './use-category-order';

const FaqOrder = lazyWithRetry(() => import(/* webpackChunkName: "faq-order" */ './FaqOrder'));

interface Props {
  readonly faqs: Records<FaqRow>;
  readonly order: CategoryOrder;
  /** Shown when there is none at all. */
  readonly empty: ReactNode;
  readonly bulk: readonly BulkAction[];
  readonly actions: (row: FaqRow) => readonly RowAction[];
}

/** A page of FAQs: cards on a phone, drag handles in category order, else a sortable table. */
export function FaqRows({ faqs, order, empty, bulk, actions }: Props): ReactNode {
  const { list, toOf, currentKey } = faqs;
  const isPhone = useMedia(phone);
  // A page counted from the end does not know its positions.
  const ordered = order.isMovable && toOf && !isPhone && list.state.page > 0 && (
    <FaqOrder faqs={faqs} order={order} toOf={toOf} actions={actions} />
  );
  return (
    <ListBody
      list={list}
      empty={empty}
      table={ordered}
      currentKey={currentKey}
      actions={actions}
      toOf={toOf}
      bulk={bulk}
    />
  );
}
