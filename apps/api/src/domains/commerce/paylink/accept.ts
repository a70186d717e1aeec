import type { paylinkCalls } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { conflict, notFound } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import type { Services } from '../../../server/services';
import { lockOrderOf } from '../payment/lock-order';
import { payOrder, readPaid } from '../payment/money-came';
import { readPaylink } from './paylink.queries';
import { shownPaylink } from './shown';

interface Surplus {
  readonly orderId: number;
  readonly linkId: number;
  readonly paidAt: string;
  readonly isSurplus: boolean;
  readonly isWhole: boolean;
  readonly isUntouched: boolean;
  readonly orderStatus: string;
}

/** Accepts a surplus payment: it pays its cancelled order. The surplus row is mirrored, and the money is booked as a payment. */
export const acceptSurplus =
  (services: Pick<Services, 'publicUrl' | 'keys'>): Handler<typeof paylinkCalls.accept> =>
  async ({ request: { paymentId }, db, actor, audit }) => {
    await lockOrderOf(db, paymentId);
    const { rows } = await sql<Surplus>`
      select p.order_id, l.id as link_id, p.paid_at, p.surplus and p.status = 'paid' as is_surplus, p.amount_minor = o.total_minor and p.currency = o.currency as is_whole,
        p.refund_held_minor = 0 and p.disputed_minor = 0 as is_untouched, o.status as order_status
      from payments p join orders o on o.id = p.order_id join payment_links l on l.order_id = o.id where p.id = ${paymentId} for update of p`.execute(
      db,
    );
    const [found] = rows;
    if (!found) throw notFound();
    const { orderId, linkId, paidAt, isSurplus, isWhole, isUntouched, orderStatus } = found;
    if (!isSurplus) throw conflict('This payment is no surplus');
    if (orderStatus !== 'cancelled')
      throw conflict('Only a payment of a cancelled order can be accepted. Refund this one');
    if (!isWhole) throw conflict('The sum is not that of the order. Refund this payment');
    if (!isUntouched) throw conflict('A part of this payment is refunded or disputed');
    await sql`update payments set surplus = false where id = ${paymentId}`.execute(db);
    await sql`select ledger_write('surplus_used', ${`accept:${paymentId}`}, ${paymentId}, 0, money_now(), null, null, ${`surplus:${paymentId}`})`.execute(
      db,
    );
    const came = { orderId, paymentId, at: paidAt, ref: undefined };
    await payOrder({ ...services, db, audit }, came, await readPaid(db, came));
    audit({
      action: 'payment.accept',
      entity: 'orders',
      entityId: orderId,
      label: (await readPaid(db, came)).title,
      changes: { surplus: [true, false] },
    });
    return { link: await shownPaylink(db, services, await readPaylink(db, linkId), actor) };
  };
