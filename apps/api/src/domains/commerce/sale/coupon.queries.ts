import type { Currency, PlanKind } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, fieldError } from '../../../server/calls/errors';
import { refusalText, type CouponRefusal, type RefusedCoupon } from './coupon-refusal';
import type { StoredItem } from './item.queries';

/** A use that was taken for an order. */
export interface TakenCoupon {
  readonly couponId: number;
  readonly codeId: number;
  readonly code: string;
  readonly name: string;
  readonly discountMinor: number;
  /** Periods of a plan that it covers; null covers all. */
  readonly periods: number | null;
}

interface Wanted {
  readonly code: string;
  readonly userId: number;
  readonly currency: Currency;
  readonly listMinor: number;
  readonly item: StoredItem;
}

/** The category of the item, or the nearest above it, that the coupon names. */
const matchingCategory = (code: string, categoryId: number | null) => sql`(
  with recursive up as (select id, parent_id, 0 as depth from categories where id = ${categoryId}
    union all select c.id, c.parent_id, up.depth + 1 from categories c join up on c.id = up.parent_id)
  select up.id from up join coupon_targets t on t.category_id = up.id
    join coupon_codes k on k.coupon_id = t.coupon_id and k.code = code_norm(${code})::citext order by up.depth limit 1)`;

const readRefused = async (db: Kysely<DB>, code: string, currency: string): Promise<RefusedCoupon | undefined> =>
  (
    await sql<RefusedCoupon>`
      select k.code::text as code, to_char(c.starts_at at time zone business_zone(), 'FMDD Mon YYYY') as starts_on,
        to_char((c.ends_at - interval '1 second') at time zone business_zone(), 'FMDD Mon YYYY') as ended_on,
        (select a.minimum_minor from coupon_amounts a where a.coupon_id = c.id and a.currency = ${currency}) as minimum_minor
      from coupon_codes k join coupons c on c.id = k.coupon_id where k.code = code_norm(${code})::citext`.execute(db)
  ).rows[0];

/** Takes one use of a coupon for an order that is made in this transaction. @throws 400 on the code, with the reason in words */
export const takeCoupon = async (
  db: Kysely<DB>,
  { code, userId, currency, listMinor, item }: Wanted,
): Promise<TakenCoupon> => {
  const planOf = (audience: PlanKind) => (item.kind === 'plan' && item.audience === audience ? item.id : null);
  const { rows } = await sql<{
    coupon: number;
    code: number;
    discount: number;
    refused: CouponRefusal | null;
  }>`select * from coupon_reserve(${code}::citext, ${userId}, ${currency.code}, ${listMinor}, ${item.kind},
      ${planOf('student')}, ${planOf('trainer')}, ${item.kind === 'course' ? item.id : null}, ${matchingCategory(code, item.categoryId)})`.execute(
    db,
  );
  const taken = rows[0]!;
  if (taken.refused !== null) {
    const coupon = await readRefused(db, code, currency.code);
    throw badRequest(fieldError('couponCode', taken.refused, refusalText(taken.refused, code, coupon, currency)));
  }
  const { rows: named } = await sql<{ code: string; name: string; periods: number | null }>`
    select k.code::text as code, c.name, c.periods from coupon_codes k join coupons c on c.id = k.coupon_id where k.id = ${taken.code}`.execute(
    db,
  );
  return { couponId: taken.coupon, codeId: taken.code, discountMinor: taken.discount, ...named[0]! };
};

/** The same as a trial: nothing is reserved. @throws 400 on the code, with the reason in words */
export const tryCoupon = async (db: Kysely<DB>, wanted: Wanted): Promise<TakenCoupon> => {
  await sql`savepoint coupon_tried`.execute(db);
  const taken = await takeCoupon(db, wanted);
  await sql`rollback to savepoint coupon_tried`.execute(db);
  return taken;
};
