import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { CouponRow } from '@lectern/contract/commerce';
import type { DB } from '../../../database/schema.generated';
import { afterCursor } from '../../../server/list/cursor';
import type { Filter, ListQuery } from '../../../server/list/list';
import {
  columnOf,
  countRows,
  filterCondition,
  listOrder,
  type Columns,
  type Total,
} from '../../../server/list/list-query';
import { searchCondition } from '../../../server/list/list-search';
import { rowsOf, statusNow } from './coupon.queries';
import { restorableDays } from '../../../records/restorable-days';

/** A row of the list with what its cursor is made of. */
export type ListedCoupon = CouponRow & { readonly keys: readonly string[] };

const columns: Columns = {
  kind: sql.ref('c.kind'),
  name: sql.ref('c.name'),
  status: statusNow,
  discount: sql.ref('c.discount_kind'),
  audience: sql.ref('c.audience'),
  startsAt: sql.ref('c.starts_at'),
  endsAt: sql.ref('c.ends_at'),
  used: sql.ref('n.used'),
  createdAt: sql.ref('c.created_at'),
};
const tiebreaker = sql.ref('c.id');

const alive = (list: ListQuery) =>
  list.deleted ? sql`c.deleted_at > now() - make_interval(days => ${restorableDays})` : sql`c.deleted_at is null`;

// The hits of a search are found first: otherwise the planner walks the whole order looking for them.
const found = (q: string | undefined) =>
  q === undefined
    ? sql`true`
    : sql`c.id in (with hits as materialized (
        select id from coupons where ${searchCondition(q, sql`search_text`)}
        union select coupon_id from coupon_codes where ${searchCondition(q, sql`lower(code::text)`)}) select id from hits)`;

/** A filter by code asks for the coupons that have such a code. */
const withCode = ({ name, operator, values }: Filter): RawBuilder<SqlBool> => {
  const of = (filter: Filter) =>
    sql`(select k.coupon_id from coupon_codes k where ${filterCondition({ filters: [filter] }, { code: sql.ref('k.code') })})`;
  if (operator === 'empty')
    return sql<SqlBool>`exists (select 1 from coupon_codes k where k.coupon_id = c.id) <> ${values[0]}::boolean`;
  return operator === 'ne'
    ? sql<SqlBool>`c.id not in ${of({ name, operator: 'eq', values })}`
    : sql<SqlBool>`c.id in ${of({ name, operator, values })}`;
};

/** A select of the ids of all that match. */
export const matchingCoupons = (list: ListQuery) => {
  const isCode = ({ name }: Filter): boolean => name === 'code';
  const codes = list.filters.filter(isCode).map(withCode);
  const filters = list.filters.filter((filter) => !isCode(filter));
  return sql`select c.id from coupons c join coupon_counters n on n.coupon_id = c.id
    where ${alive(list)} and ${found(list.q)} and ${filterCondition({ filters }, columns)} and ${sql.join([sql`true`, ...codes], sql` and `)}`;
};

/** One page of the list and the row behind it: the ids by index first, then what is shown of them. */
export const couponPage = (list: ListQuery): RawBuilder<ListedCoupon> => {
  const order = listOrder(list, columns, tiebreaker);
  const ids = sql`${matchingCoupons(list)} and ${afterCursor(list, columns, tiebreaker)} order by ${order} limit ${list.limit + 1} offset ${list.offset}`;
  const keys = sql.join(list.sort.map(({ name }) => sql`${columnOf(columns, name)}::text`));
  return sql<ListedCoupon>`
    select r.*, array[${keys}] as keys from (${rowsOf(ids)}) r join coupons c on c.id = r.id join coupon_counters n on n.coupon_id = c.id order by ${order}`;
};

/** How many coupons the list has on all its pages. */
export const countCoupons = (db: Kysely<DB>, list: ListQuery): Promise<Total> => countRows(db, matchingCoupons(list));
