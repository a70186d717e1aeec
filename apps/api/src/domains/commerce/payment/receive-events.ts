import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { enqueue } from '../../../server/jobs/queue';
import type { ProviderEvent } from './provider';

/** The name of the job that applies what came in. */
export const inboxJob = 'payment.inbox';

/** Text without the sign that PostgreSQL keeps in no text. */
const storable = (event: ProviderEvent): string => JSON.stringify(event).replaceAll('\\u0000', '');

/**
 * Puts events into the inbox, each once: a known one changes nothing. `raw` are the bytes as signed. Gives how many are new.
 * Events that we ask for ourselves (polls, verifications) come the same way, without `skewSeconds`.
 */
export const receiveEvents = async (
  db: Kysely<DB>,
  providerId: number,
  events: readonly ProviderEvent[],
  raw: Buffer,
  skewSeconds?: number,
): Promise<number> => {
  let received = 0;
  for (const event of events) {
    const { rows } = await sql`
      insert into payment_events (provider_id, event_id, kind, occurred_at, raw, payload, skew_seconds)
      values (${providerId}, ${event.id}, ${event.kind}, ${event.at}, ${raw}, ${storable(event)}::jsonb, ${skewSeconds ?? null})
      on conflict (provider_id, event_id) do nothing returning id`.execute(db);
    received += rows.length;
  }
  if (received > 0)
    await enqueue(db, { kind: 'payment', name: inboxJob, title: inboxJob, payload: {}, dedupeKey: inboxJob });
  return received;
};
