import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../database/schema.generated';

/** Students of the many by their place, with the currency they pay in. Those in India have a state for the bill. Their countries go round by eight: `draw` is the round, the same for all eight. */
const people = sql`
  select p.*, p.place / 8 as draw, case when p.iso2 = 'IN' then s.ids[1 + p.place / 8 % 2] end as state_id,
    case p.iso2 when 'AE' then 'AED' when 'GB' then 'GBP' when 'US' then 'USD' when 'KE' then 'USD' when 'NG' then 'USD' else 'INR' end as currency
  from (
    select s.id as student_id, s.user_id, s.created_at as joined, (row_number() over (order by s.id) - 1)::int as place, u.full_name, u.email, u.country_id, c.iso2
    from students s join users u on u.id = s.user_id join countries c on c.id = u.country_id where u.slug like 'student-%') p
  cross join (select array_agg(t.id order by t.code) as ids from states t join countries c on c.id = t.country_id and c.iso2 = 'IN' where t.code in ('KA', 'MH')) s`;

/** Plans of a month that are on sale, each price at its place among those of its currency. */
const plans = sql`
  select v.id as plan_version_id, q.name, x.currency, x.price_minor, row_number() over (partition by x.currency order by v.id) - 1 as nth, count(*) over (partition by x.currency) as plans
  from student_plans q join plan_versions v on v.student_plan_id = q.id and v.state = 'live' join plan_prices x on x.plan_version_id = v.id
  where q.status = 'published' and q.deleted_at is null and v.period_unit = 'month' and v.period_count = 1 and x.price_minor > 0`;

/**
 * Every third student has a plan for up to 14 months, but not longer than they are here. Three of four run for at least 12 days more:
 * a new console has no renewals to make.
 */
const subscribers = sql`
  select w.*, w.ends - make_interval(months => w.months) as anchor from (
    select p.*, e.ends, least(1 + p.draw % 14, (extract(year from a.age) * 12 + extract(month from a.age))::int) as months
    from people p
    cross join lateral (select case when p.draw % 4 = 3 then now() - make_interval(days => 10 + p.place * 7 % 300) else now() + make_interval(days => 12 + p.place % 15) end as ends) e
    cross join lateral (select age(e.ends, p.joined + interval '1 day') as age) a where p.place % 3 = 0) w
  where w.months >= 1`;

const shared = sql`p.place, p.draw, p.student_id, p.user_id, p.full_name, p.email, p.country_id, p.state_id`;
const noPeriod = sql`null::int as period_no, null::timestamptz as starts_at, null::timestamptz as ends_at`;

/** An order for each period: the first by a link of a seller, others by the clock a week before. */
const periods = sql`
  select ${shared}, x.currency, x.price_minor as total, x.name as title, x.plan_version_id, null::bigint as course_id, null::bigint as enrolment_id, n as period_no, t.starts_at, t.ends_at,
    case n when 1 then t.starts_at - interval '1 hour' else t.starts_at - interval '7 days' end as made,
    case n when 1 then t.starts_at else t.starts_at - make_interval(days => 1 + (p.place + n) % 6) end as paid_at, null as closed, false as has_tried
  from subscribers p join plans x on x.currency = p.currency and x.nth = p.draw % x.plans cross join lateral generate_series(1, p.months) n
  cross join lateral (select period_end(p.anchor, business_zone(), 'month', n - 1) as starts_at, period_end(p.anchor, business_zone(), 'month', n) as ends_at) t`;

/** The order behind each enrolment that came by an order, as far as its student was here by then. */
const courses = sql`
  select ${shared}, coalesce(x.currency, 'INR'), coalesce(x.price_minor, c.price_minor), c.title, null::bigint, c.id, e.id, ${noPeriod},
    e.enrolled_at - interval '1 hour', e.enrolled_at, null, false
  from course_enrolments e join people p on p.student_id = e.student_id join courses c on c.id = e.course_id and c.price_minor > 0
  left join course_prices x on x.course_id = c.id and x.currency = p.currency
  where e.source = 'order' and e.order_id is null and e.enrolled_at > p.joined + interval '1 hour'`;

/** Courses with a price that are on sale, each at its place. */
const priced = sql`
  select id, title, price_minor, row_number() over (order by id) - 1 as nth from courses where status = 'published' and price_minor > 0 and deleted_at is null`;

/** Every third student did not pay a link for a course; some of them tried. */
const unpaid = sql`
  select ${shared}, 'INR', c.price_minor, c.title, null::bigint, c.id, null::bigint, ${noPeriod},
    p.joined + interval '2 days', null, case p.draw % 2 when 0 then 'cancelled' else 'expired' end, p.draw % 4 = 1
  from people p join priced c on c.nth = p.place * 31::bigint % (select count(*) from priced)
  where p.place % 3 = 1 and p.joined < now() - interval '10 days' and not exists (select 1 from course_enrolments e where e.course_id = c.id and e.student_id = p.student_id)`;

const nextId = (table: 'orders' | 'payments' | 'refunds' | 'subscriptions'): RawBuilder<unknown> =>
  sql`(select coalesce(max(id), 0) from ${sql.table(table)})`;
/** Taxes of an order, less those of what is left of it. */
const goneLines = sql`(
  select coalesce(jsonb_agg(jsonb_set(x, '{taxMinor}', to_jsonb(-round((x->>'taxMinor')::numeric * g.gone / s.total))) order by at), '[]')
  from jsonb_array_elements(t.tax_lines) with ordinality l (x, at))`;

/** Makes a table of this transaction, with the planner's figures. Without them the next query would try all pairs of rows. */
const temporary = async (db: Kysely<DB>, name: string, query: RawBuilder<unknown>): Promise<void> => {
  await sql`create temp table ${sql.table(name)} on commit drop as ${query}`.execute(db);
  await sql`analyze ${sql.table(name)}`.execute(db);
};

/**
 * Draws the sales of the many into the table `drawn` of this transaction, in order of time. One of 40 that were paid is
 * refunded whole and one in half. Taxes are those of today's rates.
 */
export const drawSales = async (db: Kysely<DB>): Promise<void> => {
  await temporary(db, 'people', people);
  await temporary(db, 'plans', plans);
  await temporary(db, 'subscribers', subscribers);
  await temporary(db, 'priced', priced);
  await temporary(
    db,
    'sales',
    sql`select row_number() over (order by made, student_id, course_id) as n, s.* from (${periods} union all ${courses} union all ${unpaid}) s`,
  );
  await temporary(
    db,
    'taxes',
    sql`select d.*, tax_lines_of(d.total, d.country_id, d.state_id, report_day(now())) as tax_lines from (select distinct total, country_id, state_id from sales) d`,
  );
  await temporary(
    db,
    'drawn',
    sql`
    select s.*, t.tax_lines, y.exponent, coalesce(r.inr_per_unit, 1) as inr_rate, k.category_id, k.trainer_id, coalesce(s.period_no > 1, false) as is_renewal,
      ${nextId('orders')} + n as order_id, ${nextId('payments')} + n as payment_id, ${nextId('refunds')} + n as refund_id,
      case when s.period_no is not null then ${nextId('subscriptions')} + 1 + s.place end as subscription_id,
      a.ids[1 + s.place % cardinality(a.ids)] as seller, (select id from payment_providers where is_default order by id limit 1) as provider, g.gone, g.gone_at,
      case when g.gone is not null then ${goneLines} end as gone_lines,
      jsonb_build_object('name', s.full_name, 'email', coalesce(s.email, ''), 'address', '', 'countryId', s.country_id, 'stateId', s.state_id, 'taxId', '') as bill
    from sales s join taxes t on t.total = s.total and t.country_id = s.country_id and t.state_id is not distinct from s.state_id
    join currencies y on y.code = s.currency
    left join (select distinct on (currency) currency, inr_per_unit from price_rates where valid_from <= now() order by currency, valid_from desc) r on r.currency = s.currency
    left join courses k on k.id = s.course_id
    cross join (select array_agg(u.id order by u.id) as ids from users u join roles r on r.id = u.role_id where r.is_sales_team and u.status = 'active') a
    cross join lateral (
      select case when s.paid_at < now() - interval '2 days' then case n % 40 when 7 then s.total when 27 then round(s.total / 2.0)::bigint end end as gone, s.paid_at + interval '2 days' as gone_at) g
    order by n`,
  );
};
