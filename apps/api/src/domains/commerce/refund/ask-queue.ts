import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { enqueue } from '../../../server/jobs/queue';

/** The name of the job that asks providers for refunds. */
export const refundAskJob = 'refund.ask';

/** Queues the question for a refund at its provider; a call out belongs into no transaction. */
export const queueRefundAsk = async (db: Kysely<DB>, id: number): Promise<void> => {
  await sql`update refunds set next_ask_at = money_now() where id = ${id}`.execute(db);
  await enqueue(db, {
    kind: 'payment',
    name: refundAskJob,
    title: refundAskJob,
    payload: {},
    dedupeKey: `${refundAskJob}:${id}`,
  });
};
