import type { UnusedPart } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

/**
 * The unused part of a subscription's running period (H6): price paid less refunds × whole days left ÷ whole days. It is
 * rounded half away from zero. Days are dates in the subscription's zone. Null where nothing was paid or nothing is left.
 */
export const readUnused = async (db: Kysely<DB>, id: number): Promise<UnusedPart | null> => {
  const { rows } = await sql<UnusedPart>`
    select * from (
      select x.id as payment_id, x.days_left, x.days, round((x.amount_minor - x.refund_held_minor - x.disputed_minor) * x.days_left::numeric / x.days)::bigint as minor from (
        select m.*, (p.ends_at at time zone b.zone)::date - greatest(money_now() at time zone b.zone, p.starts_at at time zone b.zone)::date as days_left,
          (p.ends_at at time zone b.zone)::date - (p.starts_at at time zone b.zone)::date as days
        from subscriptions b join subscription_periods p on p.subscription_id = b.id and p.no = b.period_no
        join payments m on m.order_id = p.order_id and m.status = 'paid' and not m.surplus where b.id = ${id}) x
      where x.days_left > 0 and x.days > 0) y where minor > 0`.execute(db);
  return rows[0] ?? null;
};
