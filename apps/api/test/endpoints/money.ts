import { paylinkCalls, refundCalls } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { applyNewEvents } from '../../src/domains/commerce/payment/apply-new-events';
import type { ProviderEvent } from '../../src/domains/commerce/payment/provider';
import { receiveEvents } from '../../src/domains/commerce/payment/receive-events';
import type { EndpointFixture } from './fixture';

const sum = 99_900;

/** A payment of the provider for a new order of a plan, applied as a webhook's. */
const pay = async (fixture: EndpointFixture, { isCancelled = false } = {}) => {
  const { api, db, done, next } = fixture;
  const sale = { studentId: 1, item: { kind: 'plan' as const, id: 3 }, currency: 'INR' };
  const { link, order } = await done(paylinkCalls.generate, { ...sale, expectedTotalMinor: sum, expiresInHours: 72 });
  const { id, version } = link!;
  if (isCancelled) await done(paylinkCalls.cancel, { id, version, reason: 'Sent to the wrong person' });
  const ref = `pay_endpoint_${next()}`;
  const event: ProviderEvent = {
    ...{ id: `evt_${ref}`, kind: 'payment.paid', at: new Date().toISOString(), orderId: order.id },
    payment: {
      ...{ id: ref, status: 'paid', chargedMinor: sum, chargedCurrency: 'INR', feeMinor: 0, settledMinor: sum },
      ...{ settledCurrency: 'INR', method: 'card', failure: '' },
    },
  };
  const { rows } = await sql<{ id: number }>`select id from payment_providers where code = 'sandbox'`.execute(db);
  await db.transaction().execute(async (transaction) => {
    await receiveEvents(transaction, rows[0]!.id, [event], Buffer.from(''));
    await applyNewEvents({ ...api.services, db: transaction, audit: () => undefined });
  });
  const payments = await sql<{ id: number }>`select id from payments where provider_payment_id = ${ref}`.execute(db);
  return { orderId: order.id, paymentId: payments.rows[0]!.id };
};

/** A paid order of 999.00 rupees. */
export const paidOrder = (fixture: EndpointFixture) => pay(fixture);

/** A payment that came for a cancelled order. */
export const surplusPayment = (fixture: EndpointFixture) => pay(fixture, { isCancelled: true });

/** A paid order of which no invoice was issued. */
export const orderWithoutInvoice = async (fixture: EndpointFixture): Promise<number> => {
  const { orderId } = await pay(fixture);
  await fixture.db.transaction().execute(async (db) => {
    await sql`alter table invoices disable trigger invoices_fixed`.execute(db);
    await sql`delete from invoices where order_id = ${orderId}`.execute(db);
    await sql`alter table invoices enable trigger invoices_fixed`.execute(db);
  });
  return orderId;
};

/** The invoice of a paid order. */
export const invoiceOfOrder = async (fixture: EndpointFixture): Promise<number> => {
  const { orderId } = await pay(fixture);
  const { rows } = await sql<{ id: number }>`select id from invoices where order_id = ${orderId}`.execute(fixture.db);
  return rows[0]!.id;
};

/** A refund that somebody else asked for: as it was read, and as another change has left it. */
export const overtakenRefund = async (
  fixture: EndpointFixture,
  { provider, status }: { readonly provider: 'sandbox' | 'manual'; readonly status: 'waiting' | 'requested' },
) => {
  const { db, done, other, next } = fixture;
  const { paymentId } = await paidOrder(fixture);
  await sql`
    update payments set provider_id = (select id from payment_providers where code = ${provider}) where id = ${paymentId}`.execute(
    db,
  );
  const sent = { paymentId, amountMinor: 100, reason: 'Bought by mistake' };
  const { refund: read } = await done(refundCalls.create, sent, other);
  await sql`update refunds set status = ${status}, reason = ${`Bought by mistake ${next()}`} where id = ${read.id}`.execute(
    db,
  );
  const { items } = await done(refundCalls.list, { filter: { paymentId: `eq:${paymentId}` } });
  return { read, now: items[0]! };
};
