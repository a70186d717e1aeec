import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Coupon, CouponRow } from '@lectern/contract/commerce';
import type { DB } from '../../../database/schema.generated';
import { notFound } from '../../../server/calls/errors';

/** How long a deleted coupon can be restored. */
export const restorableDays = 30;

/** How many of the chosen people stand in a coupon; the others are read by their list. */
export const usersShown = 500;

/** The status at this moment: the end of its period ends a coupon. */
export const statusNow = sql<
  CouponRow['status']
>`case when c.status <> 'draft' and c.ends_at <= now() then 'ended' else c.status end`;

const amounts = sql`(
  select json_agg(json_build_object('currency', a.currency, 'flatMinor', a.flat_minor, 'capMinor', a.cap_minor, 'minimumMinor', a.minimum_minor, 'symbol', y.symbol, 'exponent', y.exponent) order by y.sort_order, a.currency)
  from coupon_amounts a join currencies y on y.code = a.currency where a.coupon_id = c.id)`;
const onlyCode = sql`case c.kind when 'standard' then (select k.code::text from coupon_codes k where k.coupon_id = c.id order by k.id limit 1) end`;

/** What a list shows of a coupon `c` with its counter `n`. */
const row = sql`
  c.id, c.version, c.kind, c.name, ${onlyCode} as code, c.discount_kind, c.percent_bp, ${amounts} as amounts, c.starts_at, c.ends_at, c.total_limit, c.per_user_limit, c.applies_to,
  c.audience, ${statusNow} as status, n.reserved, n.used, case when c.total_limit is not null then greatest(c.total_limit - n.reserved - n.used, 0) end as left, c.created_at, c.updated_at, c.deleted_at`;

/** The coupons of `listed` (a select of ids) as a list shows them; in no order. */
export const rowsOf = (listed: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select ${row} from (${listed}) l join coupons c on c.id = l.id join coupon_counters n on n.coupon_id = c.id`;

const targets = sql`coalesce((
  select json_agg(json_build_object('kind', t.kind, 'id', t.id, 'name', t.name) order by t.name, t.id) from (
    select 'studentPlan' as kind, p.id, p.name from coupon_targets x join student_plans p on p.id = x.student_plan_id where x.coupon_id = c.id
    union all select 'trainerPlan', p.id, p.name from coupon_targets x join trainer_plans p on p.id = x.trainer_plan_id where x.coupon_id = c.id
    union all select 'course', p.id, p.title from coupon_targets x join courses p on p.id = x.course_id where x.coupon_id = c.id
    union all select 'category', p.id, p.name from coupon_targets x join categories p on p.id = x.category_id where x.coupon_id = c.id) t), '[]')`;

/** A person `u` as a coupon shows them: the e-mail is masked, reading it whole takes another call and right. */
export const person = sql`json_build_object('id', u.id, 'name', u.full_name, 'email', coalesce(regexp_replace(u.email::text, '^(.)[^@]*', '\\1•••'), ''))`;
const users = sql`coalesce((
  select json_agg(${person} order by u.full_name, u.id) from (select user_id from coupon_users where coupon_id = c.id order by user_id limit ${usersShown}) x join users u on u.id = x.user_id), '[]')`;

/** The coupon as it is now, deleted or not; 404 when there is none. */
export const readCoupon = async (db: Kysely<DB>, id: number): Promise<Coupon> => {
  const { rows } = await sql<Coupon>`
    select ${row}, c.description, c.status_reason, ${targets} as targets, (select count(*)::int from coupon_users x where x.coupon_id = c.id) as users_count, ${users} as users,
      (select m.full_name from users m where m.id = c.created_by) as created_by
    from coupons c join coupon_counters n on n.coupon_id = c.id where c.id = ${id}`.execute(db);
  const [found] = rows;
  if (!found) throw notFound();
  return found;
};

/** The first codes of a coupon: a standard one has one. */
export const readCodes = async (db: Kysely<DB>, couponId: number) => {
  const { rows } = await sql<{ code: string; state: 'open' | 'void'; person: string | null }>`
    select k.code::text as code, k.state, (select u.full_name from users u where u.id = k.user_id) as person
    from coupon_codes k where k.coupon_id = ${couponId} order by k.id limit 100`.execute(db);
  return rows;
};
