import { statusBlocker, type faqCalls } from '@lectern/contract/content';
import { changesOf } from '../../../server/calls/audit';
import type { Handlers } from '../../../server/calls/frame';
import { changeStatus } from './faq-change-status';
import { listFaqs } from './faq-list';
import { audited, auditOf, changeFaq, refuse, removeFaq, requireLive, restoreFaq } from './faq-write';
import {
  insertFaq,
  lockCategories,
  lockFaq,
  placeFaq,
  readFaq,
  readRevisions,
  requireLanguage,
  updateFaq,
} from './faq.queries';

export const faqHandlers: Handlers<typeof faqCalls> = {
  list: listFaqs,
  update: changeFaq,
  delete: removeFaq,
  restore: restoreFaq,

  details: async ({ request, db }) => {
    const faq = await readFaq(db, request.id);
    return { faq, revisions: await readRevisions(db, faq.id) };
  },

  add: async ({ request, db, actor, audit }) => {
    const { categoryId, languageId, beforeId = null, status = 'draft', answerHtml = '' } = request;
    const question = request.question.trim();
    requireLive(await lockCategories(db, [categoryId], 'order'), categoryId);
    await requireLanguage(db, languageId);
    refuse(statusBlocker(undefined, status, answerHtml));
    const sortKey = await placeFaq(db, categoryId, null, beforeId);
    const values = { categoryId, languageId, question, answerHtml, status, sortKey };
    const id = await insertFaq(db, values, actor.userId);
    audit({
      action: 'faq.add',
      entity: 'faqs',
      entityId: id,
      label: question,
      changes: changesOf({}, values, audited),
    });
    return { faq: await readFaq(db, id) };
  },

  order: async ({ request, db, audit }) => {
    const { id, version, categoryId, beforeId } = request;
    const { faq, liveCategories } = await lockFaq(db, { id, version }, 'order', [categoryId]);
    requireLive(liveCategories, categoryId);
    const changed = { categoryId, sortKey: await placeFaq(db, categoryId, id, beforeId) };
    await updateFaq(db, id, changed);
    audit(auditOf('faq.order', faq, changed));
    return { faq: await readFaq(db, id) };
  },

  changeStatus,
};
