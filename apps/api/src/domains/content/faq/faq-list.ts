import type { ListRequest } from '@lectern/contract';
import { faqCalls } from '@lectern/contract/content';
import { badRequest, fieldError, forbidden } from '../../../server/calls/errors';
import type { Actor, Handler } from '../../../server/calls/frame';
import { readListOf, type ListQuery } from '../../../server/list/list';
import { pageAnswer } from '../../../server/list/list-query';
import { countFaqs, faqPage } from './faq-list.queries';

/** The list as asked, by the last change where no order is asked for; the order of a category needs that category as a filter. */
export const orderedList = (list: ListQuery): ListQuery => {
  const inOneCategory = list.filters.some(
    ({ name, operator, values }) =>
      name === 'categoryId' && (operator === 'eq' || operator === 'in') && values.length === 1,
  );
  if (list.sort.some((each) => each.name === 'sortKey') && !inOneCategory)
    throw badRequest(fieldError('sort', 'category', 'The order belongs to one category: filter by it'));
  return list.sort.length > 0 ? list : { ...list, sort: [{ name: 'updatedAt', descending: true }] };
};

/** The list's question. @throws 403 for deleted FAQs where the person may not restore them */
export const readFaqList = (request: ListRequest, { rights }: Actor): ListQuery => {
  const list = orderedList(readListOf(faqCalls.list, request));
  if (list.deleted && !rights.has('faqEdit')) throw forbidden(['faqEdit']);
  return list;
};

export const listFaqs: Handler<typeof faqCalls.list> = async ({ request, db, actor }) => {
  const list = readFaqList(request, actor);
  const rows = await faqPage(db, list).execute();
  const answer = pageAnswer(list, rows, await countFaqs(db, list), (row) => {
    const keys: Readonly<Record<string, string | number>> = {
      question: row.question,
      sortKey: row.sortKey,
      updatedAt: row.updatedAtExactly,
    };
    return [...list.sort.map(({ name }) => keys[name] ?? ''), row.id];
  });
  return { ...answer, items: answer.items.map(({ sortKey: _sortKey, updatedAtExactly: _exactly, ...row }) => row) };
};
