import {
  endsSoonDays,
  nearlyUsed,
  type CouponAttention,
  type couponCalls,
  type CouponFigures,
  type LatestUse,
} from '@lectern/contract/commerce';
import { countedUpTo } from '@lectern/contract/figures';
import { sql } from 'kysely';
import type { Handler } from '../../../server/calls/frame';

/** So many rows of each list are given: as many as a block of the home page shows. */
const rowsShown = 5;

/** Active standard coupons with what is left of their uses. */
const active = sql`
  select t.id, t.name, t.ends_at, t.total_limit, t.ends_at <= now() + make_interval(days => ${endsSoonDays}) as ends_soon,
    greatest(t.total_limit - n.reserved - n.used, 0) as "left", coalesce(n.reserved + n.used >= t.total_limit * ${nearlyUsed}::numeric, false) as nearly_used
  from coupons t join coupon_counters n on n.coupon_id = t.id
  where t.kind = 'standard' and t.status = 'active' and t.deleted_at is null and t.starts_at <= now() and t.ends_at > now() limit ${countedUpTo + 1}`;

const counts = sql<Pick<CouponFigures, 'active' | 'endingSoon' | 'nearlyUsedUp' | 'usesInWeek'>>`
  select count(*)::int as active, (count(*) filter (where ends_soon))::int as ending_soon, (count(*) filter (where nearly_used))::int as nearly_used_up,
    (select count(*)::int from (select from coupon_redemptions where state = 'used' and used_at > now() - interval '7 days' limit ${countedUpTo + 1}) u) as uses_in_week
  from (${active}) a`;
const attention = sql<CouponAttention>`
  select id, name, ends_at, ends_soon, "left", total_limit from (${active}) a where ends_soon or nearly_used order by ends_at, id limit ${rowsShown}`;
const uses = sql<LatestUse>`
  select r.id, c.id as coupon_id, c.name as coupon_name, u.full_name as person, r.used_at, r.currency, y.symbol, y.exponent, r.discount_minor
  from (select * from coupon_redemptions where state = 'used' and used_at is not null order by used_at desc, id desc limit ${rowsShown}) r
  join coupons c on c.id = r.coupon_id join users u on u.id = r.user_id join currencies y on y.code = r.currency order by r.used_at desc, r.id desc`;

export const readCouponFigures: Handler<typeof couponCalls.figures> = async ({ db }) => ({
  ...(await counts.execute(db)).rows[0]!,
  attention: (await attention.execute(db)).rows,
  uses: (await uses.execute(db)).rows,
});
