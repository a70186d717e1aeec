import type { Coupon, CouponRow } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { recordTable, type Versioned } from '../../../records/table';
import { campaignOf, campaignRowOf } from '../campaign/campaign-json';

/** How many of the chosen students a coupon includes; the others are read by their list. */
export const usersShown = 500;

/** The status at this moment: the end of its period ends a coupon. */
export const statusNow = sql`case when t.status <> 'draft' and t.ends_at <= now() then 'ended' else t.status end`;
const counted = (column: 'reserved' | 'used') =>
  sql`(select n.${sql.ref(column)} from coupon_counters n where n.coupon_id = t.id)`;
export const used = counted('used');

/** Amounts of a coupon `t` in its currencies, as JSON. */
export const amounts = sql`(
  select json_agg(json_build_object('currency', a.currency, 'flatMinor', a.flat_minor, 'capMinor', a.cap_minor, 'minimumMinor', a.minimum_minor, 'symbol', y.symbol, 'exponent', y.exponent) order by y.sort_order, a.currency)
  from coupon_amounts a join currencies y on y.code = a.currency where a.coupon_id = t.id)`;
const onlyCode = sql`case t.kind when 'standard' then (select k.code::text from coupon_codes k where k.coupon_id = t.id order by k.id limit 1) end`;

const listed = {
  label: 'name',
  columns: [
    ...['kind', 'name', 'discountKind', 'percentBp', 'startsAt', 'endsAt', 'totalLimit', 'perUserLimit'],
    ...['appliesTo', 'audience', 'createdAt'],
  ],
  computed: {
    code: onlyCode,
    amounts,
    status: statusNow,
    reserved: counted('reserved'),
    used,
    campaign: campaignRowOf(statusNow),
    left: sql`case when t.total_limit is not null then greatest(t.total_limit - ${counted('reserved')} - ${used}, 0) end`,
  },
};

const targets = sql`coalesce((
  select json_agg(json_build_object('kind', x.kind, 'id', x.id, 'name', x.name) order by x.name, x.id) from (
    select 'studentPlan' as kind, p.id, p.name from coupon_targets x join student_plans p on p.id = x.student_plan_id where x.coupon_id = t.id
    union all select 'trainerPlan', p.id, p.name from coupon_targets x join trainer_plans p on p.id = x.trainer_plan_id where x.coupon_id = t.id
    union all select 'course', p.id, p.title from coupon_targets x join courses p on p.id = x.course_id where x.coupon_id = t.id
    union all select 'category', p.id, p.name from coupon_targets x join categories p on p.id = x.category_id where x.coupon_id = t.id) x), '[]')`;

/** A student `u` in a coupon: the e-mail is masked; reading it in full takes another call and right. */
export const person = sql`json_build_object('id', u.id, 'name', u.full_name, 'email', coalesce(regexp_replace(u.email::text, '^(.)[^@]*', '\\1•••'), ''))`;
const users = sql`coalesce((
  select json_agg(${person} order by u.full_name, u.id) from (select user_id from coupon_users where coupon_id = t.id order by user_id limit ${usersShown}) x join users u on u.id = x.user_id), '[]')`;

/** Coupons as lists show them. */
export const couponRows = recordTable<CouponRow>('coupons', listed);

/** Whole coupons. */
export const coupons = recordTable<Coupon>('coupons', {
  ...listed,
  columns: [...listed.columns, 'description', 'statusReason'],
  computed: {
    ...listed.computed,
    targets,
    usersCount: sql`(select count(*)::int from coupon_users x where x.coupon_id = t.id)`,
    users,
    createdBy: sql`(select m.full_name from users m where m.id = t.created_by)`,
    campaign: campaignOf(statusNow),
  },
});

// The counter first, as a reservation does: another order would deadlock.
// Until this transaction ends no reservation is made; the next one reads this change.
export const lockCounter = (db: Kysely<DB>, couponId: number) =>
  sql`select 1 from coupon_counters where coupon_id = ${couponId} for update`.execute(db);

/** Locks a live coupon of this version against every reservation. @throws 404 when it is gone, 409 with the coupon as it is when stale */
export const lockCoupon = async (db: Kysely<DB>, named: Versioned): Promise<Coupon> => {
  await lockCounter(db, named.id);
  return coupons.lock(db, named);
};

/** Locks a coupon that can still be restored. @throws 404 after 30 days, 409 when somebody has restored it */
export const lockDeletedCoupon = async (db: Kysely<DB>, named: Versioned): Promise<Coupon> => {
  await lockCounter(db, named.id);
  return coupons.lockDeleted(db, named);
};

/** The first codes of a coupon: a standard one has one. Those of a campaign are shown once they have a winner. */
export const readCodes = async (db: Kysely<DB>, couponId: number) => {
  const { rows } = await sql<{ code: string; state: 'open' | 'void'; person: string | null }>`
    select k.code::text as code, k.state, (select u.full_name from users u where u.id = k.user_id) as person
    from coupon_codes k join coupons c on c.id = k.coupon_id
    where k.coupon_id = ${couponId} and (c.kind = 'standard' or k.user_id is not null) order by k.id limit 100`.execute(
    db,
  );
  return rows;
};
