import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { isSamePerson } from '../person.queries';

interface Begun {
  readonly id: number;
  readonly status: string;
  readonly isOver: boolean;
  readonly hasOther: boolean;
}

/** Runs the plan again that an order began and a refund took back. Gives the cause where it cannot; undefined where the order never began one. */
export const runAgain = async (db: Kysely<DB>, orderId: number): Promise<string | undefined> => {
  const { rows } = await sql<Begun>`
    select b.id, b.status, coalesce(b.period_ends_at <= money_now(), false) as is_over,
      b.starts_at <= money_now() and exists (select 1 from subscriptions x where ${isSamePerson('x', 'b')} and x.id <> b.id and x.status in ('trial', 'active', 'past_due')) as has_other
    from subscription_periods p join subscriptions b on b.id = p.subscription_id where p.order_id = ${orderId}`.execute(
    db,
  );
  const [begun] = rows;
  if (!begun) return undefined;
  if (begun.status !== 'cancelled') return '';
  if (begun.isOver) return 'its period is over';
  if (begun.hasOther) return 'another plan runs';
  await sql`
    update subscriptions set status = case when starts_at > money_now() then 'scheduled' else 'active' end, cancelled_at = null, cancel_reason = ''
    where id = ${begun.id}`.execute(db);
  return '';
};
