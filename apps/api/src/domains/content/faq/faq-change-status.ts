import { statusBlocker, type Faq, type faqCalls, type FaqStatus } from '@lectern/contract/content';
import type { Writing } from '../../../records/record-writes';
import { sql } from 'kysely';
import { conflict, ApiError } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { faqs } from './faq.table';

const changedMeanwhile = 'Someone else just changed this FAQ';

/** Why this FAQ can't change its status, in words; undefined when it can. */
export const itemBlocker = (
  faq: Pick<Faq, 'version' | 'status' | 'answerHtml'> | undefined,
  version: number,
  to: FaqStatus,
): string | undefined => {
  if (!faq) return 'This FAQ has been deleted';
  if (faq.version !== version) return changedMeanwhile;
  if (faq.status === to) return `This FAQ is ${to} already`;
  const refused = statusBlocker(faq.status, to, faq.answerHtml);
  return refused && Object.values(refused.constraints).join('\n');
};

/** Changes each FAQ that may change; the others are answered with a reason. */
export const changeStatusOf =
  (change: (writing: Writing<unknown>) => Promise<Faq>): Handler<typeof faqCalls.changeStatus> =>
  async ({ request: { items, status }, db, audit }) => {
    const read = async (): Promise<ReadonlyMap<number, Faq>> => {
      const ids = sql`select id from faqs where id = any(${items.map(({ id }) => id)}::bigint[]) and deleted_at is null`;
      return new Map((await faqs.rowsOf(ids).execute(db)).rows.map((faq) => [faq.id, faq]));
    };
    const before = await read();
    const outcomes = items.map((item) => ({ item, reason: itemBlocker(before.get(item.id), item.version, status) }));
    const possible = outcomes.filter(({ reason }) => reason === undefined);
    // In order of id, like every lock of several FAQs.
    for (const outcome of possible.toSorted((a, b) => a.item.id - b.item.id))
      await change({ request: { ...outcome.item, status }, db, audit }).catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        outcome.reason = changedMeanwhile;
      });
    // All were changed by others between the two reads: nothing to write or record.
    if (possible.length > 0 && possible.every(({ reason }) => reason !== undefined))
      throw conflict('Someone else just changed these FAQs');
    const after = await read();
    return {
      items: outcomes.map(({ item: { id }, reason }) => ({
        id,
        done: reason === undefined,
        reason,
        faq: after.get(id),
      })),
    };
  };
