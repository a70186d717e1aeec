import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { defineJob } from '../../../server/jobs/job';
import { enqueue } from '../../../server/jobs/queue';
import { providerOf } from './providers';

const name = 'payment.end';

/** Queues the end of a closed link's sessions at their provider; a call out belongs into no transaction. */
export const queueSessionEnd = async (db: Kysely<DB>, linkId: number): Promise<void> => {
  await enqueue(db, { kind: 'payment', name, title: name, payload: { linkId }, dedupeKey: `${name}:${linkId}` });
};

/** Ends the sessions of a closed link at their provider: nobody can pay them any more. */
export const endSessions = defineJob({
  name,
  kind: 'payment',
  async run({ job, db, services: { keys, publicUrl }, step }) {
    const { rows } = await sql<{ ref: string; code: string }>`
      select a.provider_ref as ref, p.code from payment_attempts a join payment_providers p on p.id = a.provider_id
      where a.link_id = ${Number(job.payload['linkId'])} and a.provider_ref is not null and a.status <> 'paid'`.execute(
      db,
    );
    for (const { ref, code } of rows) await providerOf(code)?.cancel({ db, keys, publicUrl }, ref);
    await step(() => Promise.resolve({ done: rows.length }));
    return { state: 'done' };
  },
});
