import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { defineJob } from '../../../server/jobs/job';
import { enqueue } from '../../../server/jobs/queue';
import { providerOf } from './providers';
import { readSessions } from './sessions.queries';

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
    const sessions = (await readSessions(db, Number(job.payload['linkId']))).filter(({ status }) => status !== 'paid');
    for (const { ref, providerId, code } of sessions)
      await providerOf(code)?.cancel({ db, keys, publicUrl, providerId }, ref);
    await step(() => Promise.resolve({ done: sessions.length }));
    return { state: 'done' };
  },
});
