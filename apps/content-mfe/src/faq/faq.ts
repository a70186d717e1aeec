import { say, messages } from '@lectern/contract/messages';
import { hasContent } from '@lectern/contract/rich-text';
import { audiences, faqCalls, faqCategoryCalls, faqFields, faqStatuses, type FaqRow } from '@lectern/contract/content';
import { dateColumn, defineRecord, statusColumn, textColumn } from '@lectern/ui-kit/records';
import type { Columns } from '@lectern/ui-kit/table';
import * as texts from '../texts/faq';

// The form has all fields, so it can check before the API that a published FAQ has an answer.
const answerHtml = faqFields.answerHtml.test(
  'published',
  say(messages.required, { field: 'Answer' }),
  (html, { parent }) => (parent as { status?: string }).status !== 'published' || hasContent(html ?? ''),
);

/** The FAQs of one category, in order. */
export const faqsInOrder = defineRecord({
  // `changeStatus` is for several FAQs: an update changes the status of one.
  calls: { ...faqCalls, changeStatus: faqCalls.update },
  fields: { ...faqFields, answerHtml },
  statuses: faqStatuses,
  entity: 'faqs',
  noun: texts.noun,
  icon: 'help-circle',
  nameOf: ({ question }) => question,
  sort: 'sortKey',
  also: [faqCategoryCalls.list],
});

/** The FAQs of all categories: only one category has an order. */
export const faqs: typeof faqsInOrder = {
  ...faqsInOrder,
  sort: '-updatedAt',
  listFields: { ...faqsInOrder.listFields, sortKey: { type: 'number', sort: false } },
};

/** The columns of the list. */
export const columns: Columns<FaqRow> = [
  textColumn(faqs, 'question', { wide: true }),
  textColumn(faqs, 'audience', {
    head: texts.audience,
    priority: 2,
    onCard: true,
    cell: ({ audience }) => audiences[audience],
  }),
  textColumn(faqs, 'categoryId', {
    id: 'category',
    priority: 1,
    onCard: true,
    cell: ({ categoryName }) => categoryName,
  }),
  textColumn(faqs, 'languageId', { id: 'language', priority: 3, cell: ({ languageName }) => languageName }),
  statusColumn(faqs),
  dateColumn(faqs, 'updatedAt', { priority: 3 }),
];

const [question, ...others] = columns;
/** While searching also the matching part of the answer. */
export const columnsOfSearch: Columns<FaqRow> = [
  question,
  textColumn(faqs, 'snippet', { head: texts.answer, exported: false, priority: 2, quiet: true }),
  ...others,
];
