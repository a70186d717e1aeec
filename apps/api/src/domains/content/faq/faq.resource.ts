import { plainText } from '@lectern/contract';
import { audiences, faqFields, faqRecord, type Faq, type faqCalls, type FaqRow } from '@lectern/contract/content';
import { defineResource } from '../../../records/resource';
import type { Handlers } from '../../../server/calls/frame';
import { fieldColumns, plainColumns, timeColumns } from '../../../server/list/list-source';
import { listRevisions } from '../revision/revision.queries';
import { lockCategoriesOf, requireOwnCategory } from './faq-categories.queries';
import { changeStatusOf } from './faq-change-status';
import { inAudience, readSnippets, requireCategoryForOrder } from './faq.queries';
import { faqs } from './faq.table';
import { createFaq, orderFaq, updateFaq } from './faq.write';

const resource = defineResource({
  calls: faqRecord,
  table: faqs,
  noun: { one: 'faq', many: 'FAQs' },
  list: { sort: '-updatedAt', filters: { audience: inAudience } },
  exports: {
    ...plainColumns<Faq>({ id: 'Id' }),
    ...fieldColumns(faqFields, 'question', 'status'),
    snippet: { head: 'Answer', of: ({ answerHtml }) => plainText(answerHtml) },
    audience: { head: 'Audience', of: ({ audience }) => audiences[audience] },
    category: { head: 'Category', of: ({ categoryName }) => categoryName },
    language: { head: 'Language', of: ({ languageName }) => languageName },
    ...timeColumns<Faq>({ updatedAt: 'Last changed', deletedAt: 'Deleted' }),
  },
  search: { address: '/FAQs', subtitle: '(select c.name from faq_categories c where c.id = t.category_id)' },
  update: updateFaq,
  lockFirst: lockCategoriesOf,
  beforeRestore: requireOwnCategory,
});

/** FAQs; the order of a category needs that category as a filter. */
export const faqResource = {
  ...resource,
  source: {
    ...resource.source,
    read: (...question: Parameters<typeof resource.source.read>) =>
      requireCategoryForOrder(resource.source.read(...question)),
  },
};

export const faqHandlers: Handlers<typeof faqCalls> = {
  ...resource.handlers,
  list: async (work) => {
    const { request, db, actor } = work;
    faqResource.source.read(request, actor);
    const { items, ...page } = await resource.handlers.list({ ...work });
    const snippets = await readSnippets(db, items, request.q);
    return {
      ...page,
      items: items.map(({ answerHtml: _answer, createdAt: _created, ...row }): FaqRow => ({
        ...row,
        snippet: snippets.get(row.id) ?? '',
      })),
    };
  },
  detail: async ({ request: { id }, db }) => ({
    faq: await faqs.read(db, id),
    revisions: await listRevisions(db, { entity: 'faqs', entityId: id, field: 'answer_html' }),
  }),
  create: createFaq,
  order: orderFaq,
  changeStatus: changeStatusOf(resource.writes.changeStatus),
};
