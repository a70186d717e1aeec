import { faqCalls } from '@lectern/contract/content';
import { sql } from 'kysely';
import { listSource, plainColumns, timeColumns } from '../../../server/list/list-source';
import { bulkAction, type BulkAction } from '../../../records/bulk/bulk-action';
import { readFaqList } from './faq-list';
import { faqPage, matchingFaqs } from './faq-list.queries';
import { changeFaq, removeFaq, restoreFaq } from './faq-write';
import { readFaq } from './faq.queries';

type ListedFaq = Awaited<ReturnType<ReturnType<typeof faqPage>['execute']>>[number];

/** All FAQs of a list. */
export const faqSource = listSource<ListedFaq>({
  call: faqCalls.list,
  nouns: 'FAQs',
  read: readFaqList,
  matching: (list, db) => matchingFaqs(db, list),
  rows: (list, db) => faqPage(db, list),
  names: (ids) => sql`select id, question as name from faqs where id in (${ids})`,
  columns: {
    ...plainColumns<ListedFaq>({
      id: 'Id',
      question: 'Question',
      snippet: 'Answer',
      audience: 'Audience',
      status: 'Status',
    }),
    category: { head: 'Category', of: ({ categoryName }) => categoryName },
    language: { head: 'Language', of: ({ languageName }) => languageName },
    ...timeColumns<ListedFaq>({ updatedAt: 'Last changed', deletedAt: 'Deleted' }),
  },
});

/** What can be done to many FAQs at once. */
export const faqActions: readonly BulkAction[] = [
  bulkAction({
    name: 'faq.status',
    title: 'Change the status of FAQs',
    source: faqSource,
    call: faqCalls.update,
    work: changeFaq,
    read: readFaq,
  }),
  bulkAction({
    name: 'faq.delete',
    title: 'Delete FAQs',
    source: faqSource,
    call: faqCalls.delete,
    work: removeFaq,
    read: readFaq,
  }),
  bulkAction({
    name: 'faq.restore',
    title: 'Restore FAQs',
    source: faqSource,
    call: faqCalls.restore,
    work: restoreFaq,
    read: readFaq,
  }),
];
