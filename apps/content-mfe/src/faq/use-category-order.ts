import { useEffect, useRef } from 'react';
import { useCall, useRead } from '@lectern/api-client/hooks';
import { faqCalls, type FaqRow } from '@lectern/contract/content';
import { useAction } from '@lectern/ui-kit';
import type { List } from '@lectern/ui-kit/table';
import { faqs } from './faq';
import { movingBlocker } from './view';

const keyOf = ({ id, version, categoryId }: FaqRow) => ({ id, version, categoryId });

/** Whether the list shows one category in its order, and how its FAQs are moved in it. */
export const useCategoryOrder = (list: List<FaqRow>, categoryId: number | undefined, mayEdit: boolean) => {
  const { page, limit, sort, deleted } = list.state;
  const isOfCategory = categoryId !== undefined && !deleted;
  const inOrder = isOfCategory && sort[0]?.name === 'sortKey' && !sort[0].descending;
  const total = list.read.data?.total ?? 0;
  // The row behind this page is the neighbour of whatever is dropped at its end.
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
  // One after the other: a second move of a FAQ carries the version that the first has made.
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
    /** The first row behind this page, or null. */
    behind: isMore ? (next.data?.items[0]?.id ?? null) : null,
    /** Resolves once the list is read again, with false when it was refused. */
    move,
  };
};
export type CategoryOrder = ReturnType<typeof useCategoryOrder>;
