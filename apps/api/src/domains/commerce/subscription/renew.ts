import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { isSamePerson } from '../person.queries';

/** A subscription with the period that an order pays. */
interface Renewed {
  readonly id: number;
  readonly status: string;
  readonly periodNo: number;
  readonly orderNo: number;
  readonly versionId: number;
  readonly isMoved: boolean;
  readonly hasOtherTerm: boolean;
  readonly unit: string;
  readonly count: number;
  readonly hasOther: boolean;
}

const read = async (db: Kysely<DB>, orderId: number): Promise<Renewed> =>
  (
    await sql<Renewed>`
      select b.id, b.status, b.period_no, o.period_no as order_no, o.plan_version_id as version_id, o.plan_version_id <> b.plan_version_id as is_moved,
        (n.period_unit, n.period_count) is distinct from (v.period_unit, v.period_count) as has_other_term, n.period_unit as unit, n.period_count as count,
        exists (select 1 from subscriptions x where ${isSamePerson('x', 'b')} and x.id <> b.id and x.status in ('trial', 'active', 'past_due')) as has_other
      from orders o join subscriptions b on b.id = o.subscription_id join plan_versions v on v.id = b.plan_version_id
      join plan_versions n on n.id = o.plan_version_id where o.id = ${orderId} for update of b`.execute(db)
  ).rows[0]!;

/**
 * Begins the period that an order paid: at the end of the one before, or now after an expiry. Ends are
 * counted from the anchor, so that the 31st comes back (H6). Gives the reason where no period begins, else nothing.
 */
export const renew = async (db: Kysely<DB>, orderId: number): Promise<string> => {
  const { id, status, periodNo, orderNo, versionId, isMoved, hasOtherTerm, unit, count, hasOther } = await read(
    db,
    orderId,
  );
  if (orderNo !== periodNo + 1) return 'this period is paid already';
  if (status === 'cancelled') return 'the plan was cancelled';
  const isLate = status === 'expired';
  if (isLate && hasOther) return 'another plan runs';
  const begin = isLate ? sql`money_now()` : sql`period_ends_at`;
  const hasNewAnchor = isLate || hasOtherTerm;
  const anchor = hasNewAnchor ? begin : sql`anchor_at`;
  const anchorNo = hasNewAnchor ? sql`${orderNo - 1}::int` : sql`anchor_no`;
  const end =
    unit === 'once'
      ? sql`null::timestamptz`
      : sql`period_end(${anchor}, zone, ${unit}, (${orderNo}::int - ${anchorNo}) * ${count}::int)`;
  const { rows } = await sql`
    insert into subscription_periods (subscription_id, no, starts_at, ends_at, plan_version_id, order_id)
    select id, ${orderNo}, ${begin}, ${end}, ${versionId}, ${orderId} from subscriptions where id = ${id}
    on conflict do nothing returning no`.execute(db);
  if (rows.length === 0) return 'this period is paid already';
  await sql`
    update subscriptions set status = 'active', period_no = ${orderNo}, period_ends_at = ${end}, anchor_at = ${anchor}, anchor_no = ${anchorNo},
      coupon_periods_left = case when (select coupon_id from orders where id = ${orderId}) is not null then coupon_periods_left - 1 else coupon_periods_left end
    where id = ${id}`.execute(db);
  if (isMoved)
    await sql`
      update subscriptions b set plan_version_id = ${versionId}, next_version_id = null, next_from = null,
        price_minor = (select p.price_minor from plan_prices p where p.plan_version_id = ${versionId} and p.currency = b.currency)
      where id = ${id}`.execute(db);
  return '';
};
