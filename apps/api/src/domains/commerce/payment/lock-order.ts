import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

/** Locks the subscription of an order and then the order, as every call that may pay it does first. */
export const lockOrder = async (db: Kysely<DB>, orderId: number): Promise<void> => {
  await sql`select 1 from subscriptions where id = (select subscription_id from orders where id = ${orderId}) for update`.execute(
    db,
  );
  await sql`select 1 from orders where id = ${orderId} for update`.execute(db);
};

/** The order of a payment, locked with its subscription; undefined where there is no such payment. */
export const lockOrderOf = async (db: Kysely<DB>, paymentId: number): Promise<number | undefined> => {
  const payment = await db.selectFrom('payments').select('orderId').where('id', '=', paymentId).executeTakeFirst();
  if (payment) await lockOrder(db, payment.orderId);
  return payment?.orderId;
};
