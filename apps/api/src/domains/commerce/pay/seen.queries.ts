import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { changedMessages } from '../../../server/live/changed';

/** Notifies open lists of the seller of a change that no member of staff has made. */
export const announceLink = async (db: Kysely<DB>, linkId: number): Promise<void> => {
  const messages = changedMessages([{ action: 'paymentLink.seen', entity: 'payment_links', entityId: linkId }], {
    actorId: null,
  });
  await sql`select pg_notify('live', message) from unnest(${messages}::text[]) message`.execute(db);
};

/** Counts that the pay page was seen, and tells open lists. */
export const noteSeen = async (db: Kysely<DB>, linkId: number): Promise<void> => {
  await sql`
    update payment_links set opened_at = coalesce(opened_at, money_now()), opened_count = opened_count + 1 where id = ${linkId}`.execute(
    db,
  );
  await announceLink(db, linkId);
};
