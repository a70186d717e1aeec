import { useMemo } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { faqCalls } from '@lectern/contract/content';
import { choicesOf } from '@lectern/ui-kit/list';
import { useSearchParams } from '@lectern/ui-kit/router';
import { useList } from '@lectern/ui-kit/table';
import * as texts from '../texts/faq';
import type { Choices } from './choices';
import { columnsOf } from './columns';
import type { FaqRow } from './values';
import { filterables, listOf, onlyCategory } from './view';

const options = {
  call: faqCalls.list,
  screen: 'faq',
  one: texts.one,
  many: texts.many,
  columns: columnsOf,
  nameOf: ({ question }: FaqRow) => question,
};

/** The view that the address names, its page of FAQs, and whether they stand in the order of a category. */
export const useFaqList = (choices: Choices) => {
  const [params] = useSearchParams();
  const categoryId = onlyCategory(params.get('filter[categoryId]'));
  const { fields, defaults } = listOf(categoryId !== undefined);
  const audiences = params.get('filter[audience]') ?? '';
  const filters = useMemo(() => filterables(choices, choicesOf(audiences)), [choices, audiences]);
  const list = useList({ ...options, ...defaults, fields, filters });
  const { page, limit, sort, deleted } = list.state;
  const inOrder = categoryId !== undefined && !deleted && sort[0]?.name === 'sortKey' && !sort[0].descending;
  const total = list.read.data?.total ?? 0;
  // The row behind this page is the neighbour of whatever is dropped at its end.
  const next = useRead(
    faqCalls.list,
    { ...list.request, page: page + 1 },
    { enabled: inOrder && page * limit < total, quiet: true, handled: 'all' },
  );
  return {
    ...list,
    total,
    categoryId,
    inOrder,
    behind: page * limit < total ? (next.data?.items[0]?.id ?? null) : null,
  };
};
export type FaqList = ReturnType<typeof useFaqList>;
