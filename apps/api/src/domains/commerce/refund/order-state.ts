import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

/** Sets a paid order to what is refunded of its payment: nothing, a part, or all. The caller holds the order. */
export const showRefunded = async (db: Kysely<DB>, orderId: number): Promise<void> => {
  await sql`
    update orders o set status = case when p.refunded_minor = 0 then 'paid' when p.refunded_minor < p.amount_minor then 'part_refunded' else 'refunded' end
    from payments p where o.id = ${orderId} and p.order_id = o.id and p.status = 'paid' and not p.surplus
      and o.status in ('paid', 'part_refunded', 'refunded')`.execute(db);
};

/** Gives a coupon's use back when all of a payment is refunded, and one of its refunds says so. */
export const giveCouponBack = async (db: Kysely<DB>, paymentId: number): Promise<void> => {
  await sql`
    select coupon_return(p.order_id) from payments p where p.id = ${paymentId} and p.refunded_minor = p.amount_minor
      and exists (select 1 from refunds r where r.payment_id = p.id and r.status = 'done' and r.give_back_coupon)`.execute(
    db,
  );
};
