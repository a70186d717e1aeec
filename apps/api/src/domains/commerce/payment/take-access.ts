import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

/**
 * Ends what an order gave: its plan is cancelled now, its enrolment revoked. Access that another order or a person gave stays. The
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
  await sql`
    update course_enrolments set state = 'revoked', revoked_at = money_now() where order_id = ${orderId} and state <> 'revoked'`.execute(
    db,
  );
  return true;
};
