import type { CouponAmount } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { taken } from '../../../server/calls/errors';
import { violates } from '../../../server/calls/postgres-errors';
import type { Target } from './coupon-refs.queries';
import { coupons } from './coupon.table';

const codeTaken = (error: unknown): unknown => (violates(error, 'coupon_codes_code') ? taken('code', 'Code') : error);

/** Inserts a coupon with its counter and its code, which is never reused. A campaign has none of its own. */
export const insertCoupon = async (
  db: Kysely<DB>,
  values: Parameters<typeof coupons.insert>[1],
  code: string | undefined,
): Promise<number> => {
  const id = await coupons.insert(db, values);
  await db.insertInto('couponCounters').values({ couponId: id }).execute();
  if (code === undefined) return id;
  try {
    await db.insertInto('couponCodes').values({ couponId: id, code }).execute();
  } catch (error) {
    throw codeTaken(error);
  }
  return id;
};

/** Renames the coupon's own code, its first; codes that a job made keep their signs. */
export const setCode = async (db: Kysely<DB>, couponId: number, code: string): Promise<void> => {
  try {
    await db
      .updateTable('couponCodes')
      .set({ code })
      .where('couponId', '=', couponId)
      .where('singleUse', '=', false)
      .execute();
  } catch (error) {
    throw codeTaken(error);
  }
};

export const setAmounts = async (db: Kysely<DB>, couponId: number, amounts: readonly CouponAmount[]): Promise<void> => {
  await db.deleteFrom('couponAmounts').where('couponId', '=', couponId).execute();
  await db
    .insertInto('couponAmounts')
    .values(amounts.map((amount) => ({ couponId, ...amount })))
    .execute();
};

const columnOfKind = {
  studentPlan: 'studentPlanId',
  trainerPlan: 'trainerPlanId',
  course: 'courseId',
  category: 'categoryId',
} as const;

/** Limits a coupon to these items; duplicates count once. */
export const setTargets = async (db: Kysely<DB>, couponId: number, targets: readonly Target[]): Promise<void> => {
  await db.deleteFrom('couponTargets').where('couponId', '=', couponId).execute();
  const once = [...new Map(targets.map((target) => [`${target.kind}:${target.id}`, target])).values()];
  if (once.length > 0)
    await db
      .insertInto('couponTargets')
      .values(once.map(({ kind, id }) => ({ couponId, [columnOfKind[kind]]: id })))
      .execute();
};

/** Adds students to a coupon's list; answers how many are new. */
export const addUsers = async (db: Kysely<DB>, couponId: number, userIds: readonly number[]): Promise<number> => {
  const { rows } =
    await sql`insert into coupon_users (coupon_id, user_id) select ${couponId}, id from unnest(${userIds}::bigint[]) id on conflict do nothing returning 1`.execute(
      db,
    );
  return rows.length;
};

/** Removes students from a coupon's list, or with `except` all others; answers how many were on it. */
export const removeUsers = async (
  db: Kysely<DB>,
  couponId: number,
  which: { readonly ids: readonly number[] } | { readonly except: readonly number[] },
): Promise<number> => {
  const condition =
    'ids' in which ? sql`user_id = any(${which.ids}::bigint[])` : sql`user_id <> all(${which.except}::bigint[])`;
  const { rows } =
    await sql`delete from coupon_users where coupon_id = ${couponId} and ${condition} returning 1`.execute(db);
  return rows.length;
};
