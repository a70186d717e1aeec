import { useMemo } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '@lectern/api-client/hooks';
import { faqCalls } from '@lectern/contract/content';
import { useListState } from '@lectern/ui-kit/table';
import { useSearchParams } from '@lectern/ui-kit/router';
import { listOf, onlyCategory } from './view';

/** The view that the address names, and its page of FAQs. */
export const useFaqList = () => {
  const [params] = useSearchParams();
  const categoryId = onlyCategory(params.get('filter[categoryId]'));
  const { fields, defaults } = listOf(categoryId !== undefined);
  const state = useListState(fields, defaults);
  const { page, limit, request, sort, deleted } = state;
  const read = useRead(faqCalls.list, request, { handled: 'all', placeholderData: keepPreviousData });
  const inOrder = categoryId !== undefined && !deleted && sort[0]?.name === 'sortKey' && !sort[0].descending;
  const total = read.data?.total ?? 0;
  // The row behind this page is the neighbour of whatever is dropped at its end.
  const next = useRead(faqCalls.list, { ...request, page: page + 1 }, { enabled: inOrder && page * limit < total, quiet: true, handled: 'all' });
  const rows = useMemo(() => read.data?.items ?? [], [read.data]);
  return { state, read, rows, total, categoryId, inOrder, behind: page * limit < total ? (next.data?.items[0]?.id ?? null) : null };
};
export type FaqList = ReturnType<typeof useFaqList>;
