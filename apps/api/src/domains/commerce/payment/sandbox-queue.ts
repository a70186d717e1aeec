import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { enqueue } from '../../../server/jobs/queue';
import type { ProviderEvent } from './provider';

/** The name of the job that sends webhooks of the sandbox's bank. */
export const sandboxSendJob = 'sandbox.send';

/** Queues a webhook of the sandbox's bank. */
export const queueSandboxEvents = async (db: Kysely<DB>, events: readonly ProviderEvent[]): Promise<void> => {
  await enqueue(db, { kind: 'payment', name: sandboxSendJob, title: sandboxSendJob, payload: { events } });
};
