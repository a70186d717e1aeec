import { messages, say, type FieldError, type ResponseOf } from '@lectern/contract';
import { statusBlocker, type faqCalls } from '@lectern/contract/content';
import { changesOf } from '../../../server/calls/audit';
import { badRequest, conflict, fieldError } from '../../../server/calls/errors';
import type { Work } from '../../../server/calls/frame';
import {
  deleteFaq,
  lockDeletedFaq,
  lockFaq,
  placeFaq,
  readFaq,
  requireLanguage,
  updateFaq,
  type StoredFaq,
} from './faq.queries';

/** The fields whose changes the audit log tells. */
export const audited = ['categoryId', 'languageId', 'question', 'answerHtml', 'status', 'sortKey'] as const;
/** A change of one FAQ as the audit log tells it. */
export const auditOf = (action: `faq.${string}`, faq: StoredFaq, after: Partial<StoredFaq>) =>
  ({
    action,
    entity: 'faqs',
    entityId: faq.id,
    label: after.question ?? faq.question,
    changes: changesOf(faq, { ...faq, ...after }, audited),
  }) as const;

/** @throws 400 for a category that is not there */
export const requireLive = (live: ReadonlySet<number>, categoryId: number): void => {
  if (!live.has(categoryId))
    throw badRequest(fieldError('categoryId', 'live', say(messages.invalid, { field: 'Category' })));
};
/** @throws 400 where there is a reason */
export const refuse = (reason: FieldError | undefined): void => {
  if (reason) throw badRequest([reason]);
};

/** What is absent stays. */
export const changeFaq = async ({
  request,
  db,
  audit,
}: Work<typeof faqCalls.update>): Promise<ResponseOf<typeof faqCalls.update>> => {
  const { id, version, categoryId, languageId, answerHtml, status } = request;
  const target = categoryId === undefined ? [] : [categoryId];
  const { faq, liveCategories } = await lockFaq(db, { id, version }, target.length > 0 ? 'order' : 'use', target);
  const moves = categoryId !== undefined && categoryId !== faq.categoryId;
  if (moves) requireLive(liveCategories, categoryId);
  if (languageId !== undefined && languageId !== faq.languageId) await requireLanguage(db, languageId);
  refuse(statusBlocker(faq.status, status ?? faq.status, answerHtml ?? faq.answerHtml));
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
};

/** It can be restored for 30 days. */
export const removeFaq = async ({
  request,
  db,
  audit,
}: Work<typeof faqCalls.delete>): Promise<ResponseOf<typeof faqCalls.delete>> => {
  const { faq } = await lockFaq(db, request, 'use');
  const restorableUntil = await deleteFaq(db, faq.id);
  audit(auditOf('faq.delete', faq, {}));
  return { restorableUntil };
};

/** Into its category, when that is still there. */
export const restoreFaq = async ({
  request,
  db,
  audit,
}: Work<typeof faqCalls.restore>): Promise<ResponseOf<typeof faqCalls.restore>> => {
  const { faq, categoryIsLive } = await lockDeletedFaq(db, request);
  if (!categoryIsLive) throw conflict('The category of this FAQ has been deleted');
  await updateFaq(db, faq.id, { deletedAt: null });
  audit(auditOf('faq.restore', faq, {}));
  return { faq: await readFaq(db, faq.id) };
};
