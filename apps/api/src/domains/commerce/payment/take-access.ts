import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { countCourseOf } from '../../catalog/course/count-course';
import { unseatRefunded } from '../../people/batch/member/order-seat';
import { closeRenewals } from '../subscription/close-renewals';

/**
 * Ends what an order gave: its plan is cancelled now, its enrolment revoked, its seat freed. Access that another order or a person gave stays. The
 * caller holds the order. Gives false where the order had given nothing.
 */
export const takeAccess = async (db: Kysely<DB>, orderId: number, reason: string): Promise<boolean> => {
  const { rows } = await sql`
    update orders set access_state = 'taken_back', access_error = '' where id = ${orderId} and access_state = 'given' returning id`.execute(
    db,
  );
  if (rows.length === 0) return false;
  await sql`
    update subscriptions set status = 'cancelled', cancelled_at = money_now(), cancel_reason = ${reason}
    where id = (select subscription_id from subscription_periods where order_id = ${orderId})
      and status in ('scheduled', 'trial', 'active', 'past_due')`.execute(db);
  await closeRenewals(
    db,
    sql`x.subscription_id = (select subscription_id from subscription_periods where order_id = ${orderId})`,
    'The plan was cancelled',
  );
  const { rows: seats } = await sql<{ batchId: number; studentId: number }>`
    select m.batch_id, m.student_id from batch_members m join payments p on p.id = m.payment_id
    where p.order_id = ${orderId} and m.state in ('waitlisted', 'active')`.execute(db);
  for (const seat of seats) await unseatRefunded(db, { ...seat, reason });
  await sql`
    update course_enrolments set state = 'revoked', revoked_at = money_now() where order_id = ${orderId} and state <> 'revoked'`.execute(
    db,
  );
  await countCourseOf(db, orderId);
  return true;
};
