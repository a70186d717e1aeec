import { sql } from 'kysely';
import { defineJob } from '../../../server/jobs/job';
import { receiveWebhook } from './receive-webhook';
import { sandboxSendJob } from './sandbox-queue';
import { signSandbox } from './sandbox-signature';

/** Sends a webhook of the sandbox's bank, with its signature. */
export const sandboxSend = defineJob({
  name: sandboxSendJob,
  kind: 'payment',
  async run({ job, db, services: { keys, publicUrl }, step }) {
    const now = new Date();
    const raw = Buffer.from(JSON.stringify({ events: job.payload['events'] }));
    const headers = { 'x-sandbox-signature': signSandbox(keys, raw, now) };
    const { rows } = await sql<{ id: number }>`select id from payment_providers where code = 'sandbox'`.execute(db);
    for (const { id } of rows) await receiveWebhook({ db, keys, publicUrl, now: () => now }, id, headers, raw);
    await step(() => Promise.resolve({ done: 1 }));
    return { state: 'done' };
  },
});
