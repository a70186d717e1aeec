import { useEffect, useRef } from 'react';
import { useCall, useRead } from '@lectern/api-client/hooks';
import { faqCalls, type FaqRow } from '@lectern/contract/content';
import { useAction } from '@lectern/ui-kit';
import type { List } from '@lectern/ui-kit/table';
import { faqs } from './faq';
import { movingBlocker } from './view';

const keyOf = ({ id, version, categoryId }: FaqRow) => ({ id, version, categoryId });

/** Whether the list is in category order, and how its FAQs are moved. */
export const useCategoryOrder = (list: List<FaqRow>, categoryId: number | undefined, mayEdit: boolean) => {
  const { page, limit, sort, deleted } = list.state;
  const isOfCategory = categoryId !== undefined && !deleted;
  const inOrder = isOfCategory && sort[0]?.name === 'sortKey' && !sort[0].descending;
  const total = list.read.data?.total ?? 0;
  // The row after this page is the neighbour of a row dropped at its end.
  const isMore = page * limit < total;
  const next = useRead(
    faqCalls.list,
    { ...list.request, page: page + 1 },
    { enabled: inOrder && isMore, quiet: true, handled: 'all' },
  );
  const { mutateAsync } = useCall(faqCalls.order);
  const attempt = useAction(faqs.changed);
  const latest = useRef(list.rows);
  useEffect(() => {
    latest.current = list.rows;
  });
  // One after the other: a second move of an FAQ carries the version made by the first.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const move = (id: number, beforeId: number | null): Promise<boolean> => {
    const sent = last.current.then(async () => {
      const row = latest.current.find((each) => each.id === id);
      return row !== undefined && attempt(() => mutateAsync({ ...keyOf(row), beforeId }));
    });
    last.current = sent;
    return sent;
  };
  const hint = mayEdit && inOrder ? movingBlocker(list.state) : undefined;
  return {
    isOfCategory,
    inOrder,
    /** Why rows can't be moved now. */
    hint,
    isMovable: mayEdit && inOrder && hint === undefined && !list.read.isPlaceholderData,
    /** The number of the page's first row in its category, from 1. */
    first: (page - 1) * limit + 1,
    total,
    /** The first row after this page, or null. */
    behind: isMore ? (next.data?.items[0]?.id ?? null) : null,
    /** Resolves when the list is reloaded, with false when the move was refused. */
    move,
  };
};
export type CategoryOrder = ReturnType<typeof useCategoryOrder>;
