import type { BillTo } from '@lectern/contract/commerce';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { isSamePerson } from '../person.queries';
import { mayBuy } from '../sale/buyer.queries';
import { linkDays, remindDays } from './renewal-settings';

/** The next period of a subscription, as it will be asked for. */
export interface RenewalTerms {
  readonly id: number;
  readonly studentId: number | null;
  readonly trainerId: number | null;
  readonly periodNo: number;
  readonly planVersionId: number;
  readonly title: string;
  readonly currency: string;
  readonly listMinor: number;
  readonly couponId: number | null;
  readonly discountMinor: number;
  /** The payer of the period before; null for a trial. */
  readonly billTo: BillTo | null;
  readonly salesUserId: number | null;
  /** The end of the running period, in words and as a moment. */
  readonly ends: string;
  /** The last moment to pay: the end of the grace. A trial has none. */
  readonly until: string;
}

/** Subscriptions with a next period that is due and has no order. Those that end, retire or are followed by another are left. */
const due: RawBuilder<unknown> = sql`
  b.status in ('trial', 'active', 'past_due') and b.renewal_link and not b.cancel_at_end
  and b.period_ends_at <= money_now() + make_interval(days => ${linkDays})
  and b.period_ends_at + make_interval(days => case b.status when 'trial' then 0 else v.grace_days end) > money_now()
  and not exists (select 1 from student_plans p where p.id = v.student_plan_id and p.status = 'retired')
  and not exists (select 1 from trainer_plans p where p.id = v.trainer_plan_id and p.status = 'retired')
  and ${mayBuy('b')} and not exists (select 1 from subscriptions n where ${isSamePerson('n', 'b')} and n.status = 'scheduled')`;

/** The next period has no order; with `again` one that was closed does not count. */
const withoutOrder = (
  again: boolean,
) => sql`not exists (select 1 from orders o where o.subscription_id = b.id and o.period_no = b.period_no + 1
  ${again ? sql`and o.status not in ('cancelled', 'expired')` : sql``})`;

/** The first subscriptions after `after` that are to be asked for their next period. */
export const dueRenewals = async (db: Kysely<DB>, after: number, most: number): Promise<readonly number[]> =>
  (
    await sql<{ id: number }>`
      select b.id from subscriptions b join plan_versions v on v.id = b.plan_version_id
      where ${due} and ${withoutOrder(false)} and b.id > ${after} order by b.id limit ${most}`.execute(db)
  ).rows.map(({ id }) => id);

/** Locks a subscription and reads the terms of its next period. Undefined where it is not due, or has its order. */
export const lockRenewal = async (db: Kysely<DB>, id: number, again: boolean): Promise<RenewalTerms | undefined> => {
  await sql`select 1 from subscriptions where id = ${id} for update`.execute(db);
  const { rows } = await sql<RenewalTerms>`
    with next as (
      select b.*, case when b.next_from <= b.period_ends_at then b.next_version_id else b.plan_version_id end as version_id,
        b.coupon_id is not null and coalesce(b.coupon_periods_left, 1) > 0 as has_coupon, v.grace_days
      from subscriptions b join plan_versions v on v.id = b.plan_version_id where b.id = ${id} and ${due} and ${withoutOrder(again)}),
    priced as (
      select n.*, case when n.version_id = n.plan_version_id then n.price_minor
        else (select x.price_minor from plan_prices x where x.plan_version_id = n.version_id and x.currency = n.currency) end as list_minor
      from next n)
    select n.id, n.student_id, n.trainer_id, n.period_no + 1 as period_no, n.version_id as plan_version_id, coalesce(sp.name, tp.name) as title, n.currency, n.list_minor,
      case when n.has_coupon then n.coupon_id end as coupon_id,
      case when n.has_coupon then coalesce((
        select least(n.list_minor, case c.discount_kind when 'flat' then a.flat_minor
          else least(round(n.list_minor * c.percent_bp / 10000.0)::bigint, coalesce(a.cap_minor, n.list_minor)) end)
        from coupons c join coupon_amounts a on a.coupon_id = c.id and a.currency = n.currency where c.id = n.coupon_id), 0) else 0 end as discount_minor,
      last.bill_to, last.sales_user_id,
      to_char(n.period_ends_at at time zone n.zone, 'FMDD Mon YYYY') as ends,
      n.period_ends_at + make_interval(days => case n.status when 'trial' then 0 else n.grace_days end) as until
    from priced n join plan_versions v on v.id = n.version_id left join student_plans sp on sp.id = v.student_plan_id
    left join trainer_plans tp on tp.id = v.trainer_plan_id left join subscription_periods s on s.subscription_id = n.id and s.no = n.period_no
    left join orders last on last.id = s.order_id`.execute(db);
  return rows[0];
};

/** An open renewal link with a reminder for today. */
export interface DueReminder {
  readonly linkId: number;
  readonly key: string;
  /** 'runs until 14 Mar 2027', or the days of grace. */
  readonly state: string;
}

/** Open renewal links with a reminder for today: a day of the settings, or the last day of grace. None on the link's first day. */
export const dueReminders = async (db: Kysely<DB>): Promise<readonly DueReminder[]> =>
  (
    await sql<DueReminder>`
      with days as (
        select l.id as link_id, b.id, o.period_no, b.period_ends_at, b.zone, l.expires_at,
          (money_now() at time zone b.zone)::date - (b.period_ends_at at time zone b.zone)::date as day,
          'renewal:' || b.id || ':' || o.period_no || ':' || (money_now() at time zone b.zone)::date - (b.period_ends_at at time zone b.zone)::date as key,
          (l.expires_at at time zone b.zone)::date - (b.period_ends_at at time zone b.zone)::date as last_day
        from orders o join payment_links l on l.order_id = o.id join subscriptions b on b.id = o.subscription_id
        where o.subscription_id is not null and o.status = 'open' and l.status = 'open' and l.expires_at > money_now()
          and (l.created_at at time zone b.zone)::date < (money_now() at time zone b.zone)::date)
      select link_id, key,
        case when day < 0 then 'runs until ' else 'ended on ' end || to_char(period_ends_at at time zone zone, 'FMDD Mon YYYY')
          || case when day = last_day and day > 0 then ', today is the last day' else '' end as state
      from days where not exists (select 1 from mails m where m.dedupe_key = days.key) and (day = last_day and day > 0
        or day in (select x::int from jsonb_array_elements_text(${remindDays}) x))
      order by link_id`.execute(db)
  ).rows;
