import type { FieldError } from '@lectern/contract';
import { messages, say } from '@lectern/contract';
import { refuseStatus, type faqCalls } from '@lectern/contract/content';
import { changesOf } from '../http/audit';
import { badRequest, conflict, fieldError } from '../http/errors';
import type { Handlers } from '../http/frame';
import { changeStatus } from './faq-change-status';
import { listFaqs } from './faq-list';
import { deleteFaq, insertFaq, lockCategories, lockDeletedFaq, lockFaq, placeFaq, readFaq, readRevisions, requireLanguage, updateFaq, type StoredFaq } from './faq.queries';

const audited = ['categoryId', 'languageId', 'question', 'answerHtml', 'status', 'sortKey'] as const;
const auditOf = (action: `faq.${string}`, faq: StoredFaq, after: Partial<StoredFaq>) =>
  ({ action, entity: 'faqs', entityId: faq.id, label: after.question ?? faq.question, changes: changesOf(faq, { ...faq, ...after }, audited) }) as const;

const requireLive = (live: ReadonlySet<number>, categoryId: number): void => {
  if (!live.has(categoryId)) throw badRequest(fieldError('categoryId', 'live', say(messages.invalid, { field: 'Category' })));
};
const refuse = (reason: FieldError | undefined): void => {
  if (reason) throw badRequest([reason]);
};

export const faqHandlers: Handlers<typeof faqCalls> = {
  list: listFaqs,

  details: async ({ request, db }) => {
    const faq = await readFaq(db, request.id);
    return { faq, revisions: await readRevisions(db, faq.id) };
  },

  add: async ({ request, db, actor, audit }) => {
    const { categoryId, languageId, beforeId = null, status = 'draft', answerHtml = '' } = request;
    const question = request.question.trim();
    requireLive(await lockCategories(db, [categoryId], 'order'), categoryId);
    await requireLanguage(db, languageId);
    refuse(refuseStatus(undefined, status, answerHtml));
    const sortKey = await placeFaq(db, categoryId, null, beforeId);
    const values = { categoryId, languageId, question, answerHtml, status, sortKey };
    const id = await insertFaq(db, values, actor.userId);
    audit({ action: 'faq.add', entity: 'faqs', entityId: id, label: question, changes: changesOf({}, values, audited) });
    return { faq: await readFaq(db, id) };
  },

  update: async ({ request, db, audit }) => {
    const { id, version, categoryId, languageId, answerHtml, status } = request;
    const target = categoryId === undefined ? [] : [categoryId];
    const { faq, liveCategories } = await lockFaq(db, { id, version }, target.length > 0 ? 'order' : 'use', target);
    const moves = categoryId !== undefined && categoryId !== faq.categoryId;
    if (moves) requireLive(liveCategories, categoryId);
    if (languageId !== undefined && languageId !== faq.languageId) await requireLanguage(db, languageId);
    refuse(refuseStatus(faq.status, status ?? faq.status, answerHtml ?? faq.answerHtml));
    const changed = {
      ...(languageId !== undefined && { languageId }),
      ...(request.question !== undefined && { question: request.question.trim() }),
      ...(answerHtml !== undefined && { answerHtml }),
      ...(status !== undefined && { status }),
      ...(moves && { categoryId, sortKey: await placeFaq(db, categoryId, id, null) }),
    };
    if (Object.keys(changed).length > 0) await updateFaq(db, id, changed);
    audit(auditOf('faq.update', faq, changed));
    return { faq: await readFaq(db, id) };
  },

  delete: async ({ request, db, audit }) => {
    const { faq } = await lockFaq(db, request, 'use');
    const restorableUntil = await deleteFaq(db, faq.id);
    audit(auditOf('faq.delete', faq, {}));
    return { restorableUntil };
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

  restore: async ({ request, db, audit }) => {
    const { faq, categoryIsLive } = await lockDeletedFaq(db, request);
    if (!categoryIsLive) throw conflict('The category of this FAQ has been deleted');
    await updateFaq(db, faq.id, { deletedAt: null });
    audit(auditOf('faq.restore', faq, {}));
    return { faq: await readFaq(db, faq.id) };
  },
};
