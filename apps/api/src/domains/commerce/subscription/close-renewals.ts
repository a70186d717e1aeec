import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { closeOrder } from '../paylink/close';

/** Closes open orders of renewals, with their links; `among` chooses them by the order `x`. */
export const closeRenewals = async (db: Kysely<DB>, among: RawBuilder<unknown>, reason: string): Promise<void> => {
  const { rows } = await sql<{ orderId: number; linkId: number }>`
    select x.id as order_id, l.id as link_id from orders x join payment_links l on l.order_id = x.id
    where x.status = 'open' and x.subscription_id is not null and ${among} order by x.id for update of x`.execute(db);
  for (const order of rows) await closeOrder(db, { ...order, status: 'cancelled', reason, closedBy: null });
};
