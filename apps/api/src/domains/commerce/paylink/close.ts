import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { freeLinkHold } from '../../people/batch/member/order-seat';
import { queueSessionEnd } from '../payment/end-sessions';

/**
 * Closes an open order with its link. Its coupon's use and its seat are free again; its session at the provider ends.
 * The caller holds the order.
 */
export const closeOrder = async (
  db: Kysely<DB>,
  {
    orderId,
    linkId,
    status,
    reason,
    closedBy,
  }: {
    readonly orderId: number;
    readonly linkId: number;
    readonly status: 'cancelled' | 'expired';
    readonly reason: string;
    readonly closedBy: number | null;
  },
): Promise<void> => {
  await sql`update orders set status = ${status} where id = ${orderId} and status = 'open'`.execute(db);
  await sql`update payment_links set status = ${status}, close_reason = ${reason}, closed_by = ${closedBy} where id = ${linkId}`.execute(
    db,
  );
  await sql`update payment_attempts set status = 'expired' where link_id = ${linkId} and status = 'open'`.execute(db);
  await sql`select coupon_release(${orderId})`.execute(db);
  const { rows } = await sql<{ batchId: number; studentId: number }>`
    select batch_id, student_id from orders where id = ${orderId} and batch_id is not null`.execute(db);
  if (rows[0]) await freeLinkHold(db, rows[0]);
  await queueSessionEnd(db, linkId);
};
