import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { ServerKeys } from '../../../server/auth/server-keys';
import type { AuditEntry } from '../../../server/calls/audit';
import { applyDispute } from '../dispute/apply-dispute';
import { applyRefund } from '../refund/apply-refund';
import { queueCapture } from './capture-queue';
import { lockOrder } from './lock-order';
import { moneyCame } from './money-came';
import type { ProviderEvent } from './provider';

/** Tools for the work on an event; `db` is its transaction. */
export interface Applying {
  readonly db: Kysely<DB>;
  readonly keys: ServerKeys;
  readonly publicUrl: string;
  readonly audit: (entry: AuditEntry) => void;
}

interface StoredEvent {
  readonly id: number;
  readonly providerId: number;
  readonly occurredAt: string;
  readonly attempts: number;
  readonly payload: ProviderEvent;
}

/** The order of an event: by the payment that is known, by our mark, by the session (M22). */
const findOrder = async (db: Kysely<DB>, { providerId, payload }: StoredEvent): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select 1 as rank, order_id as id from payments where provider_id = ${providerId} and provider_payment_id = ${payload.payment?.id ?? payload.paymentId ?? null}
      union all select 2, id from orders where id = ${payload.orderId ?? null}
      union all select 3, l.order_id from payment_attempts a join payment_links l on l.id = a.link_id where a.provider_id = ${providerId} and a.provider_ref = ${payload.ref ?? null}
    ) found order by rank limit 1`.execute(db);
  return rows[0]?.id;
};

const finish = async (
  db: Kysely<DB>,
  id: number,
  state: 'applied' | 'ignored',
  paymentId: number | null = null,
): Promise<void> => {
  await sql`
    update payment_events set state = ${state}, payment_id = ${paymentId}, error = null, applied_at = money_now() where id = ${id}`.execute(
    db,
  );
};

/**
 * Takes sums and fee from the news that the money came. Earlier news may not know the fee, and so not what settles.
 * Once the money is booked its sum stays, and only a fee that was not known yet is added.
 */
const noteSums = async (
  db: Kysely<DB>,
  id: number,
  { settledMinor, settledCurrency, chargedMinor, chargedCurrency, feeMinor }: NonNullable<ProviderEvent['payment']>,
): Promise<void> => {
  await sql`
    update payments set amount_minor = ${settledMinor}, currency = ${settledCurrency}, charged_minor = ${chargedMinor}, charged_currency = ${chargedCurrency}
    where id = ${id} and status <> 'paid'`.execute(db);
  await sql`update payments set fee_minor = ${feeMinor} where id = ${id} and fee_minor = 0 and ${feeMinor} > 0`.execute(
    db,
  );
};

/** Keeps the payment that an event names, and lets its state climb: old news change nothing. Gives its id. */
const notePayment = async (
  db: Kysely<DB>,
  { providerId }: StoredEvent,
  orderId: number,
  payment: NonNullable<ProviderEvent['payment']>,
): Promise<number> => {
  await sql`
    insert into payments (order_id, provider_id, provider_payment_id, currency, amount_minor, charged_currency, charged_minor, fee_minor, method, created_at)
    values (${orderId}, ${providerId}, ${payment.id}, ${payment.settledCurrency}, ${payment.settledMinor}, ${payment.chargedCurrency}, ${payment.chargedMinor},
      ${payment.feeMinor}, ${payment.method}, money_now())
    on conflict (provider_id, provider_payment_id) do nothing`.execute(db);
  const { rows } = await sql<{ id: number }>`
    select id from payments where provider_id = ${providerId} and provider_payment_id = ${payment.id} for update`.execute(
    db,
  );
  const { id } = rows[0]!;
  if (payment.status === 'paid') await noteSums(db, id, payment);
  else
    await sql`
      update payments set status = ${payment.status}, failure = ${payment.failure}
      where id = ${id} and status_rank < array_position('{created,failed,authorized,lapsed,paid}'::text[], ${payment.status}) - 1`.execute(
      db,
    );
  return id;
};

/** The payment that an event names by its id alone. */
const knownPayment = async (db: Kysely<DB>, { providerId, payload }: StoredEvent): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    select id from payments where provider_id = ${providerId} and provider_payment_id = ${payload.paymentId ?? null} for update`.execute(
    db,
  );
  return rows[0]?.id ?? null;
};

/** Money that went back, or that is disputed: of a payment that is paid by now. @throws NotPaidYet */
const moneyWent = async (applying: Applying, { payload, occurredAt }: StoredEvent, paymentId: number | null) => {
  const { rows } = await sql`select 1 from payments where id = ${paymentId} and status = 'paid'`.execute(applying.db);
  if (paymentId === null || rows.length === 0) throw new NotPaidYet();
  if (payload.refund) await applyRefund(applying, paymentId, payload.refund);
  if (payload.dispute) await applyDispute(applying, { paymentId, at: occurredAt, dispute: payload.dispute });
};

/** Applies one event of the inbox in the caller's transaction (H4). One that another worker holds, or that is done, is passed over. */
export const applyEvent = async (applying: Applying, eventId: number): Promise<void> => {
  const { db } = applying;
  const { rows } = await sql<StoredEvent>`
    select id, provider_id, occurred_at, attempts, payload from payment_events
    where id = ${eventId} and state in ('new', 'failed') for update skip locked`.execute(db);
  const event = rows[0];
  if (!event) return;
  const orderId = await findOrder(db, event);
  if (orderId === undefined) {
    if (event.payload.orderId === undefined) return finish(db, eventId, 'ignored');
    throw new UnknownOrder();
  }
  await lockOrder(db, orderId);
  const { payment, refund, dispute, ref, isSessionOver, isCapturable } = event.payload;
  if (isSessionOver && ref !== undefined)
    await sql`
      update payment_attempts set status = 'expired' where provider_id = ${event.providerId} and provider_ref = ${ref} and status = 'open'`.execute(
      db,
    );
  const paymentId = payment ? await notePayment(db, event, orderId, payment) : await knownPayment(db, event);
  const hasGone = refund !== undefined || dispute !== undefined;
  if (paymentId !== null && payment && (payment.status === 'paid' || hasGone))
    await moneyCame(applying, { orderId, paymentId, at: event.occurredAt, ref });
  if (paymentId !== null && isCapturable) await queueCapture(db, paymentId);
  if (hasGone) await moneyWent(applying, event, paymentId);
  await finish(db, eventId, 'applied', paymentId);
};

/** The event names an order of ours that is not there yet. It is tried again: it may have come before our own commit. */
export class UnknownOrder extends Error {
  constructor() {
    super('The order that this event names is not known yet');
  }
}

/** A refund or dispute came before its payment. It is tried again: the payment's own event says its sum. */
class NotPaidYet extends Error {
  constructor() {
    super('The payment of this refund or dispute is not known as paid yet');
  }
}
