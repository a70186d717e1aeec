import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { enqueue } from '../../../server/jobs/queue';

/** The name of the job that takes an authorized payment. */
export const captureJob = 'payment.capture';

/** Queues the capture of an authorized payment; a call out belongs into no transaction. */
export const queueCapture = async (db: Kysely<DB>, paymentId: number): Promise<void> => {
  await enqueue(db, {
    kind: 'payment',
    name: captureJob,
    title: captureJob,
    payload: { paymentId },
    dedupeKey: `${captureJob}:${paymentId}`,
  });
};
