import { refuseStatus, type faqCalls, type FaqStatus } from '@lectern/contract/content';
import type { ResponseOf } from '@lectern/contract';
import type { Handler } from '../http/frame';
import { lockCategories, readFaq, updateFaq, type StoredFaq } from './faq.queries';

type Outcome = ResponseOf<typeof faqCalls.changeStatus>['items'][number];

/** Why this item stays as it is, in words for a person; undefined when its status may change. */
export const refuseItem = (faq: Pick<StoredFaq, 'version' | 'status' | 'answerHtml'> | undefined, version: number, to: FaqStatus): string | undefined => {
  if (!faq) return 'This FAQ has been deleted';
  if (faq.version !== version) return 'Somebody has changed this FAQ meanwhile';
  if (faq.status === to) return `This FAQ is ${to} already`;
  const refused = refuseStatus(faq.status, to, faq.answerHtml);
  return refused && Object.values(refused.constraints).join('\n');
};

/** Changes each FAQ that may change and says of each other why not. */
export const changeStatus: Handler<typeof faqCalls.changeStatus> = async ({ request, db, audit }) => {
  const ids = request.items.map((item) => item.id);
  const seen = await db.selectFrom('faqs').select('categoryId').distinct().where('id', 'in', ids).execute();
  if (seen.length > 0) await lockCategories(db, seen.map((row) => row.categoryId), 'use');
  const locked = (await db.selectFrom('faqs').selectAll().where('id', 'in', ids).where('deletedAt', 'is', null).orderBy('id').forUpdate().execute()) as StoredFaq[];
  const faqs = new Map(locked.map((faq) => [faq.id, faq]));
  const outcomes: Outcome[] = [];
  for (const { id, version } of request.items) {
    const faq = faqs.get(id);
    const reason = refuseItem(faq, version, request.status);
    if (!faq || reason !== undefined) {
      outcomes.push({ id, done: false, reason, faq: faq && (await readFaq(db, id)) });
      continue;
    }
    faqs.delete(id);
    await updateFaq(db, id, { status: request.status });
    audit({ action: 'faq.changeStatus', entity: 'faq', entityId: id, label: faq.question, changes: { status: [faq.status, request.status] } });
    outcomes.push({ id, done: true, faq: await readFaq(db, id) });
  }
  return { items: outcomes };
};
