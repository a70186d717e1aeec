import { sql } from 'kysely';
import { applyEvent, type Applying } from '../apply-event';
import type { ProviderEvent } from '../provider';
import { receiveEvents } from '../receive-events';

interface Confirmed {
  readonly providerId: number;
  readonly orderId: number;
  readonly reference: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly method: string;
  readonly at: string;
}

/** Pays an order by money that a second person has confirmed. It is an event of the inbox as every payment is, applied immediately. */
export const payByHand = async (applying: Applying, paymentId: number): Promise<void> => {
  const { db } = applying;
  const { rows } = await sql<Confirmed>`
    select provider_id, order_id, provider_payment_id as reference, amount_minor, currency, method, money_now() as at
    from payments where id = ${paymentId}`.execute(db);
  const { providerId, orderId, reference, amountMinor, currency, method, at } = rows[0]!;
  const event: ProviderEvent = {
    ...{ id: `manual:${paymentId}:paid`, kind: 'payment.paid', at, orderId },
    payment: {
      ...{ id: reference, status: 'paid', chargedMinor: amountMinor, chargedCurrency: currency, feeMinor: 0 },
      ...{ settledMinor: amountMinor, settledCurrency: currency, method, failure: '' },
    },
  };
  await receiveEvents(db, providerId, [event], Buffer.from(JSON.stringify({ events: [event] })));
  const stored = await sql<{ id: number }>`
    select id from payment_events where provider_id = ${providerId} and event_id = ${event.id}`.execute(db);
  await applyEvent(applying, stored.rows[0]!.id);
};
