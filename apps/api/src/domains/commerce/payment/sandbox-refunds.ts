import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { ProviderRefusal, type ListedRefund, type NewRefund, type ProviderEvent } from './provider';
import { queueSandboxEvents } from './sandbox-queue';

const newRef = (kind: string): string => `${kind}_${randomBytes(9).toString('base64url')}`;

/** The session in which a payment was made; undefined for one that the bank does not know. */
const sessionOf = async (db: Kysely<DB>, paymentId: string): Promise<{ ref: string; orderId: number } | undefined> =>
  (
    await sql<{ ref: string; orderId: number }>`
      select e.ref, s.order_id from sandbox_events e join sandbox_sessions s on s.ref = e.ref
      where e.event->'payment'->>'id' = ${paymentId} order by e.id limit 1`.execute(db)
  ).rows[0];

/** Refunds a payment at the sandbox's bank, once for each key, and sends the event that it is done. */
export const makeRefund = async (
  db: Kysely<DB>,
  { key, mark, paymentId, amountMinor, currency }: NewRefund,
): Promise<{ readonly ref: string }> => {
  const session = await sessionOf(db, paymentId);
  if (!session) throw new ProviderRefusal('The test bank does not know this payment');
  const ref = newRef('rfnd');
  const { rows } = await sql<{ ref: string; isNew: boolean; at: string }>`
    insert into sandbox_refunds (ref, key, mark, payment_ref, currency, amount_minor) values (${ref}, ${key}, ${mark}, ${paymentId}, ${currency}, ${amountMinor})
    on conflict (key) do update set key = excluded.key returning ref, ref = ${ref} as is_new, created_at as at`.execute(
    db,
  );
  const made = rows[0]!;
  if (made.isNew) {
    const event: ProviderEvent = {
      id: newRef('evt'),
      kind: 'refund.done',
      at: new Date(made.at).toISOString(),
      orderId: session.orderId,
      ref: session.ref,
      paymentId,
      refund: { ref: made.ref, mark, status: 'done', amountMinor, currency },
    };
    await sql`insert into sandbox_events (ref, event) values (${session.ref}, ${JSON.stringify(event)}::jsonb)`.execute(
      db,
    );
    await queueSandboxEvents(db, [event]);
  }
  return { ref: made.ref };
};

/** The refunds of the sandbox's bank between two moments. */
export const listRefunds = async (db: Kysely<DB>, from: Date, to: Date): Promise<readonly ListedRefund[]> =>
  (
    await sql<ListedRefund>`
      select ref, mark, status, amount_minor, currency, payment_ref as payment_id, created_at as at from sandbox_refunds
      where created_at between ${from} and ${to} order by created_at, ref`.execute(db)
  ).rows;
