import type { Kysely } from 'kysely';
import { statusBlocker, type faqCalls, type FaqStatus } from '@lectern/contract/content';
import type { ResponseOf } from '@lectern/contract';
import type { DB } from '../../../database/schema.generated';
import { conflict } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { lockCategories, readFaq, updateFaq, type StoredFaq } from './faq.queries';

type Outcome = ResponseOf<typeof faqCalls.changeStatus>['items'][number];

/** Why this item stays as it is, in words for a person; undefined when its status may change. */
export const itemBlocker = (
  faq: Pick<StoredFaq, 'version' | 'status' | 'answerHtml'> | undefined,
  version: number,
  to: FaqStatus,
): string | undefined => {
  if (!faq) return 'This FAQ has been deleted';
  if (faq.version !== version) return 'Somebody has changed this FAQ meanwhile';
  if (faq.status === to) return `This FAQ is ${to} already`;
  const refused = statusBlocker(faq.status, to, faq.answerHtml);
  return refused && Object.values(refused.constraints).join('\n');
};

/** The live FAQs of these ids, by id. */
const liveFaqs = async (
  db: Kysely<DB>,
  ids: readonly number[],
  { locked }: { locked: boolean },
): Promise<Map<number, StoredFaq>> => {
  const rows = db.selectFrom('faqs').selectAll().where('id', 'in', ids).where('deletedAt', 'is', null).orderBy('id');
  return new Map(((await (locked ? rows.forUpdate() : rows).execute()) as StoredFaq[]).map((faq) => [faq.id, faq]));
};

/** Changes each FAQ that may change and says of each other why not. */
export const changeStatus: Handler<typeof faqCalls.changeStatus> = async ({
  request: { items, status },
  db,
  audit,
}) => {
  const ids = items.map((item) => item.id);
  let faqs = await liveFaqs(db, ids, { locked: false });
  const mayChange = items.some(({ id, version }) => itemBlocker(faqs.get(id), version, status) === undefined);
  if (mayChange) {
    await lockCategories(
      db,
      [...faqs.values()].map((faq) => faq.categoryId),
      'use',
    );
    faqs = await liveFaqs(db, ids, { locked: true });
  }
  const outcomes: Outcome[] = [];
  let changed = 0;
  for (const { id, version } of items) {
    const faq = faqs.get(id);
    const reason = itemBlocker(faq, version, status);
    if (faq && reason === undefined) {
      await updateFaq(db, id, { status });
      audit({
        action: 'faq.changeStatus',
        entity: 'faqs',
        entityId: id,
        label: faq.question,
        changes: { status: [faq.status, status] },
      });
      changed += 1;
      faqs.delete(id);
    }
    outcomes.push({ id, done: reason === undefined, reason, faq: faq && (await readFaq(db, id)) });
  }
  // All were changed by others between the two reads: nothing to write, so nothing to note either.
  if (mayChange && changed === 0) throw conflict('Somebody has changed these FAQs meanwhile');
  return { items: outcomes };
};
