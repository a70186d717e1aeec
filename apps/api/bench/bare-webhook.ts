import { sql, type Kysely } from 'kysely';
import type { DB } from '../src/database/schema.generated';
import { issueInvoice } from '../src/domains/commerce/invoice/issue';
import { giveAccess } from '../src/domains/commerce/payment/access';
import type { ProviderEvent } from '../src/domains/commerce/payment/provider';

/** Puts an event into the inbox, unchecked. */
export const storeBare = async (db: Kysely<DB>, providerId: number, event: ProviderEvent): Promise<void> => {
  const text = JSON.stringify(event);
  await sql`
    insert into payment_events (provider_id, event_id, kind, occurred_at, raw, payload)
    values (${providerId}, ${event.id}, ${event.kind}, ${event.at}, ${Buffer.from(text)}, ${text}::jsonb)
    on conflict (provider_id, event_id) do nothing`.execute(db);
};

/** The statements of one payment in their order: event, order, payment, link, coupon, access, ledger, invoice. */
const applyOne = async (db: Kysely<DB>, providerId: number, orderId: number): Promise<void> => {
  const { rows: events } = await sql<{ id: number; payload: ProviderEvent }>`
    select id, payload from payment_events where (provider_id, event_id) = (${providerId}, ${`evt_paid_${orderId}`}) and state in ('new', 'failed') for update skip locked`.execute(
    db,
  );
  const { id: eventId, payload } = events[0]!;
  const payment = payload.payment!;
  await sql`select * from orders where id = ${orderId} for update`.execute(db);
  const { rows: payments } = await sql<{ id: number }>`
    insert into payments (order_id, provider_id, provider_payment_id, currency, amount_minor, charged_currency, charged_minor, method)
    values (${orderId}, ${providerId}, ${payment.id}, ${payment.settledCurrency}, ${payment.settledMinor}, ${payment.chargedCurrency}, ${payment.chargedMinor}, ${payment.method})
    on conflict (provider_id, provider_payment_id) do nothing returning id`.execute(db);
  const paymentId = payments[0]!.id;
  await sql`
    update payments p set status = 'paid', paid_at = ${payload.at}, surplus = p.amount_minor <> o.total_minor or p.currency <> o.currency or o.status not in ('open', 'expired')
    from orders o where o.id = p.order_id and p.id = ${paymentId} and p.paid_at is null`.execute(db);
  await sql`update orders set status = 'paid', paid_at = ${payload.at} where id = ${orderId}`.execute(db);
  await sql`update payment_links set status = 'paid' where order_id = ${orderId}`.execute(db);
  await sql`update payment_attempts set status = 'expired' where link_id = (select id from payment_links where order_id = ${orderId}) and status = 'open'`.execute(
    db,
  );
  await sql`select coupon_use(${orderId})`.execute(db);
  await giveAccess(db, orderId);
  const { rows } = await sql<{ at: string }>`select paper_moment('INV') as at`.execute(db);
  const { at } = rows[0]!;
  await sql`select ledger_write('payment', ${`payment:${paymentId}`}, ${paymentId}, ${payment.settledMinor}, ${at})`.execute(
    db,
  );
  await issueInvoice(db, { orderId, paymentId, at, isTest: false });
  await sql`update payment_events set state = 'applied', payment_id = ${paymentId}, applied_at = money_now() where id = ${eventId}`.execute(
    db,
  );
};

/** Applies the events of these orders one after the other, each in a transaction, as one worker does. */
export const applyBare = async (db: Kysely<DB>, providerId: number, orderIds: readonly number[]): Promise<void> => {
  for (const orderId of orderIds)
    await db.transaction().execute((transaction) => applyOne(transaction, providerId, orderId));
};
