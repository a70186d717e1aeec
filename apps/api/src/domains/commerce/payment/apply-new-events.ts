import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { applyEvent, type Applying } from './apply-event';
import { linkPage, noticeToHolders } from './notices';

/** Events that are due, the oldest first. */
export const dueEvents = async (db: Kysely<DB>, most: number, after = 0): Promise<readonly number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from payment_events where state in ('new', 'failed') and next_try_at <= now() and id > ${after}
    order by id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
};

interface Postponed {
  readonly state: 'failed' | 'given_up';
  readonly kind: string;
  readonly provider: string;
  /** The payment link of the order that the event names. */
  readonly linkId: number | null;
}

/**
 * Notes that an event could not be applied, and when it is tried again. After 24 hours it is given up. Holders of paymentVerify read
 * so in the bell, and it keeps no link open any more (H4).
 */
export const postpone = async (db: Kysely<DB>, id: number, error: unknown): Promise<void> => {
  const cause = error instanceof Error ? error.message : String(error);
  const { rows } = await sql<Postponed>`
    update payment_events e set state = case when e.received_at < now() - interval '24 hours' then 'given_up' else 'failed' end,
      attempts = e.attempts + 1, error = ${cause}, next_try_at = now() + make_interval(mins => least(60, (2 ^ least(e.attempts, 6))::int))
    from payment_providers p where e.id = ${id} and e.state in ('new', 'failed') and p.id = e.provider_id
    returning e.state, e.kind, p.code as provider, (select l.id from payment_links l where l.order_id = (e.payload->>'orderId')::bigint) as link_id`.execute(
    db,
  );
  const [event] = rows;
  if (event?.state !== 'given_up') return;
  await noticeToHolders(db, 'paymentVerify', {
    title: `An event of ${event.provider} could not be applied: ${event.kind}`,
    body: `It was tried for 24 hours and is given up. Cause: ${cause}. ${event.linkId === null ? 'Look the payment up at the provider.' : '“Verify payment” of its link tries it again.'}`,
    link: event.linkId === null ? null : linkPage(event.linkId),
    key: `event:${id}`,
  });
};

/** Takes the events of an order that were given up into the inbox again. */
export const reviveEvents = async (db: Kysely<DB>, orderId: number): Promise<void> => {
  await sql`
    update payment_events set state = 'new', next_try_at = now() where state = 'given_up' and (payload->>'orderId')::bigint = ${orderId}`.execute(
    db,
  );
};

/** Applies every event that is due in the caller's transaction, each in a savepoint. One that fails waits, the others count. */
export const applyNewEvents = async (applying: Applying): Promise<number> => {
  const { db } = applying;
  const due = await dueEvents(db, 100);
  for (const id of due) {
    await sql`savepoint event`.execute(db);
    try {
      await applyEvent(applying, id);
    } catch (error) {
      await sql`rollback to savepoint event`.execute(db);
      await postpone(db, id, error);
    }
  }
  return due.length;
};
