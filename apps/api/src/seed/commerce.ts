import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import { coupons, type CouponSeed } from './coupon-data';
import { demoCode } from './demo-code';
import { rupeesPerUnit, currencies } from './reference-data';

const midnight = (days: number) =>
  sql<string>`date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata' + make_interval(days => ${days})`;

/** Rupees in the minor unit of a currency, rounded to its whole unit. */
const minorIn = (rupees: number, code: string): number => {
  const exponent = currencies.find(([each]) => each === code)?.[3] ?? 2;
  return Math.max(1, Math.round(rupees / (rupeesPerUnit[code] ?? 1))) * 10 ** exponent;
};

const amountsOf = ({ off, cap, minimum, also = [] }: CouponSeed) =>
  ['INR', ...also].map((currency) => ({
    currency,
    flatMinor: typeof off === 'number' ? minorIn(off, currency) : null,
    capMinor: cap === undefined ? null : minorIn(cap, currency),
    minimumMinor: minimum === undefined ? 0 : minorIn(minimum, currency),
  }));

/** An order a day back from yesterday, each by the next student, with a use in the state asked for; the counter is what they add up to. */
const seedUses = async (
  db: Kysely<DB>,
  couponId: number,
  [used, reserved, released]: readonly [number, number, number],
): Promise<void> => {
  await sql`
    with people as (
      select u.id, s.id as student_id, row_number() over (order by u.id) - 1 as no, count(*) over () as total
      from users u join students s on s.user_id = u.id where u.role_id = 15 and u.deleted_at is null),
    uses as (
      select n, s.id as user_id, s.student_id, now() - make_interval(days => n, mins => n * 37 % 600) as at, case when n <= ${reserved} then 'reserved' when n <= ${reserved + released} then 'released' else 'used' end as state
      from generate_series(1, ${used + reserved + released}) n join people s on s.no = (n - 1) % s.total),
    placed as (
      insert into orders (user_id, student_id, item_kind, course_id, title, currency, list_minor, discount_minor, total_minor, base_currency, base_minor, channel, test, status, paid_at, created_at)
      select user_id, student_id, 'course', c.id, c.title, 'INR', 240000, 36000, 204000, 'INR', 240000, 'staff', true, case state when 'used' then 'paid' when 'reserved' then 'open' else 'expired' end, case state when 'used' then at + interval '5 minutes' end, at
      from uses, (select id, title from courses where status = 'published' order by id limit 1) c order by n
      returning id, user_id, status, paid_at, created_at)
    insert into coupon_redemptions (coupon_id, code_id, user_id, order_id, state, currency, discount_minor, reserved_at, used_at, released_at)
    select ${couponId}, k.id, o.user_id, o.id, case o.status when 'paid' then 'used' when 'open' then 'reserved' else 'released' end, 'INR', 36000, o.created_at, o.paid_at, case o.status when 'expired' then o.created_at + interval '3 days' end
    from placed o join coupon_codes k on k.coupon_id = ${couponId}`.execute(db);
  await db.updateTable('couponCounters').set({ used, reserved }).where('couponId', '=', couponId).execute();
};

const seedCodes = async (
  db: Kysely<DB>,
  couponId: number,
  { prefix, count }: NonNullable<CouponSeed['codes']>,
): Promise<void> => {
  const codes = Array.from({ length: count }, (_, at) => demoCode(prefix, at));
  await sql`
    insert into coupon_codes (coupon_id, code, single_use, created_at)
    select c.id, x::citext, true, c.created_at from coupons c, unnest(${codes}::text[]) x where c.id = ${couponId}`.execute(
    db,
  );
};

/** 25 coupons: every kind of discount, thing, audience and status. One is at 49 of 50 uses, one used up by the demo's student; one starts tomorrow, and one has 2,000 codes. */
export const seedCommerce = async (db: Kysely<DB>): Promise<void> => {
  const { id: createdBy } = await db
    .selectFrom('users')
    .select('id')
    .where('roleId', '=', 2)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  for (const [index, coupon] of coupons.entries()) {
    const {
      code,
      name,
      off,
      days,
      total = null,
      perUser = 1,
      appliesTo = 'all',
      categories = [],
      audience = 'everyone',
      status,
      reason = '',
    } = coupon;
    const percentBp = typeof off === 'number' ? null : Math.round(parseFloat(off) * 100);
    const made = sql<string>`now() - make_interval(days => ${index * 4}, mins => ${index * 13})`;
    const { id: couponId } = await db
      .insertInto('coupons')
      .values({
        name,
        discountKind: percentBp === null ? 'flat' : 'percent',
        percentBp,
        startsAt: midnight(days[0]),
        endsAt: midnight(days[1]),
        totalLimit: total,
        perUserLimit: perUser,
        appliesTo,
        audience,
        status,
        statusReason: reason,
        createdBy,
        createdAt: made,
        updatedAt: made,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('couponCounters').values({ couponId }).execute();
    await db.insertInto('couponCodes').values({ couponId, code }).execute();
    if (coupon.codes) await seedCodes(db, couponId, coupon.codes);
    await db
      .insertInto('couponAmounts')
      .values(amountsOf(coupon).map((amount) => ({ couponId, ...amount })))
      .execute();
    if (categories.length > 0)
      await sql`insert into coupon_targets (coupon_id, category_id) select ${couponId}, id from categories where parent_id is null and name = any(${categories})`.execute(
        db,
      );
    if (audience === 'chosen')
      await sql`insert into coupon_users (coupon_id, user_id) select ${couponId}, id from users where role_id = 15 and deleted_at is null order by id limit ${3 + index}`.execute(
        db,
      );
  }
};

/** The uses of the demo's coupons; students and courses are there by then. */
export const seedCouponUses = async (db: Kysely<DB>): Promise<void> => {
  for (const { code, uses } of coupons) {
    if (!uses) continue;
    const { couponId } = await db
      .selectFrom('couponCodes')
      .select('couponId')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    await seedUses(db, couponId, uses);
  }
};
