import type {
  PlanKind,
  PlanLimits,
  PlanOffer,
  SubscriptionDetail,
  SubscriptionPeriod,
  SubscriptionReminder,
} from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { notFound } from '../../../server/calls/errors';
import { limitUses } from '../limit/limit-use.queries';
import { readSubscriptionRow } from './subscription.queries';

type More = Omit<
  SubscriptionDetail,
  keyof Awaited<ReturnType<typeof readSubscriptionRow>> | 'periods' | 'reminders'
> & {
  readonly limits: PlanLimits;
};

/** The audience of a subscription: a student's or a trainer's. @throws 404 */
export const audienceOf = async (db: Kysely<DB>, id: number): Promise<PlanKind> => {
  const row = await db.selectFrom('subscriptions').select('studentId').where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row.studentId === null ? 'trainer' : 'student';
};

const readMore = async (db: Kysely<DB>, id: number): Promise<More> =>
  (
    await sql<More>`
      select v.period_unit, v.period_count, b.period_no, b.zone, b.cancel_reason, b.cancelled_at, v.limits,
        b.period_ends_at + make_interval(days => case b.status when 'trial' then 0 else v.grace_days end) as grace_ends_at,
        case when n.student_plan_id is distinct from v.student_plan_id or n.trainer_plan_id is distinct from v.trainer_plan_id
          then coalesce(sp.name, tp.name) end as next_plan,
        (select p.price_minor from plan_prices p where p.plan_version_id = n.id and p.currency = b.currency) as next_price_minor
      from subscriptions b join plan_versions v on v.id = b.plan_version_id left join plan_versions n on n.id = b.next_version_id
      left join student_plans sp on sp.id = n.student_plan_id left join trainer_plans tp on tp.id = n.trainer_plan_id
      where b.id = ${id}`.execute(db)
  ).rows[0]!;

/** Periods that were paid, and the next one while its link is open; the newest first. */
const readPeriods = async (db: Kysely<DB>, id: number): Promise<SubscriptionPeriod[]> =>
  (
    await sql<SubscriptionPeriod>`
      with every as (
        select no, starts_at, ends_at, order_id from subscription_periods where subscription_id = ${id}
        union all
        select o.period_no, b.period_ends_at,
          case n.period_unit when 'once' then null else period_end(b.period_ends_at, b.zone, n.period_unit, n.period_count) end, o.id
        from orders o join subscriptions b on b.id = o.subscription_id join plan_versions n on n.id = o.plan_version_id
        where o.subscription_id = ${id} and o.status = 'open' and b.period_ends_at is not null)
      select e.no, e.starts_at, e.ends_at, o.total_minor, c.code::text as coupon_code, o.paid_at,
        (select p.id from payments p where p.order_id = o.id and p.status = 'paid' and not p.surplus) as payment_id,
        l.id as link_id, l.status as link_status, l.opened_at as link_opened_at
      from every e left join orders o on o.id = e.order_id left join payment_links l on l.order_id = o.id
      left join lateral (select k.code from coupon_redemptions r join coupon_codes k on k.id = r.code_id where r.order_id = o.id limit 1) c on true
      order by e.no desc`.execute(db)
  ).rows as SubscriptionPeriod[];

/** Renewal mails in the outbox: those with links, and the reminders of the last two periods. */
const readReminders = async (db: Kysely<DB>, id: number): Promise<SubscriptionReminder[]> =>
  (
    await sql<SubscriptionReminder>`
      with keys as (
        select 'renewal-link:' || l.id as key, null::int as day
        from orders o join payment_links l on l.order_id = o.id where o.subscription_id = ${id}
        union all
        select 'renewal:' || b.id || ':' || no || ':' || day, day
        from subscriptions b, generate_series(greatest(b.period_no, 1), b.period_no + 1) no, generate_series(-60, 60) day where b.id = ${id})
      select m.id, k.day, m.state, coalesce(m.error, '') as error, coalesce(m.sent_at, m.created_at) as at
      from keys k join mails m on m.dedupe_key = k.key order by m.id desc`.execute(db)
  ).rows as SubscriptionReminder[];

/** A subscription as its page shows it. @throws 404 */
export const readSubscription = async (db: Kysely<DB>, id: number, audience: PlanKind): Promise<SubscriptionDetail> => {
  const row = await readSubscriptionRow(db, id, audience);
  const { limits, ...more } = await readMore(db, id);
  return {
    ...row,
    ...more,
    audience,
    periods: await readPeriods(db, id),
    reminders: await readReminders(db, id),
    limits: await limitUses(db, { kind: audience, id: row.personId }, limits),
  };
};

/** Plans on sale for a subscription's audience with a price in its currency, in the order of the shelf. */
export const readOffers = async (db: Kysely<DB>, id: number, audience: PlanKind): Promise<PlanOffer[]> =>
  (
    await sql<PlanOffer>`
      select q.id, q.name, p.price_minor, v.period_unit, v.period_count, v.id = b.plan_version_id as is_same
      from subscriptions b join plan_versions v on v.state = 'live' join ${sql.table(`${audience}_plans`)} q on q.id = v.${sql.id(`${audience}PlanId`)}
      join plan_prices p on p.plan_version_id = v.id and p.currency = b.currency
      where b.id = ${id} and b.${sql.id(`${audience}Id`)} is not null and q.status = 'published' and q.deleted_at is null
      order by q.sort_key, q.id`.execute(db)
  ).rows as PlanOffer[];
