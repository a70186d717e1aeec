import type { RawEvent } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { notFound } from '../../../../server/calls/errors';

interface StoredEvent extends Omit<RawEvent, 'payload'> {
  /** As signed by the provider, with its secrets; empty once it is forgotten. */
  readonly raw: Buffer;
}

/** One event of an order with its bytes, which nobody is shown as they are. @throws 404, also for news of something foreign */
export const readRawEvent = async (db: Kysely<DB>, id: number): Promise<StoredEvent> => {
  const { rows } = await sql<StoredEvent>`
    select e.id, e.event_id, e.kind, p.code as provider, e.occurred_at, e.received_at, e.state, e.attempts, e.error, e.raw
    from payment_events e join payment_providers p on p.id = e.provider_id where e.id = ${id} and (e.payment_id is not null or e.payload->>'orderId' is not null)`.execute(
    db,
  );
  if (!rows[0]) throw notFound();
  return rows[0];
};
