import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { CouponPerson, CouponUserRow } from '@lectern/contract/commerce';
import type { DB } from '../../../database/schema.generated';
import { afterCursor } from '../../../server/list/cursor';
import type { ListQuery } from '../../../server/list/list';
import {
  countRows,
  escapeLike,
  filterCondition,
  listOrder,
  sortedBy,
  type Columns,
  type Total,
} from '../../../server/list/list-query';
import { personCondition } from '../../../server/list/person-search';
import { person } from './coupon.table';

/** A row of either list with the values of its cursor. */
export type ListedUser = CouponUserRow & { readonly keys: readonly string[]; readonly tiebreaker: number };

/** Everybody on a coupon's list. */
export const readUserIds = async (db: Kysely<DB>, couponId: number): Promise<number[]> =>
  (await db.selectFrom('couponUsers').select('userId').where('couponId', '=', couponId).execute()).map(
    (row) => row.userId,
  );

// Inside JSON the database writes times in its own zone.
const utc = (column: string) =>
  sql`to_char(${sql.ref(`r.${column}`)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const use = sql`json_build_object('id', r.id, 'state', r.state, 'code', k.code, 'orderId', o.id, 'item', o.title, 'currency', r.currency, 'symbol', y.symbol, 'exponent', y.exponent, 'discountMinor', r.discount_minor,
  'reservedAt', ${utc('reserved_at')}, 'usedAt', ${utc('used_at')}, 'releasedAt', ${utc('released_at')})`;

const studentId = sql`(select s.id from students s where s.user_id = u.id and s.merged_into_id is null)`;

interface Source {
  /** Keys and values: the ids of student and trainer, so that a name leads there. */
  readonly buyer: RawBuilder<unknown>;
  readonly from: RawBuilder<unknown>;
  readonly use: RawBuilder<unknown>;
  readonly columns: Columns;
  readonly tiebreaker: RawBuilder<unknown>;
}

const name = sql.ref('u.full_name');

/** The uses of a coupon, one row each, with who used it. */
const uses: Source = {
  buyer: sql`'studentId', case when o.trainer_id is null then ${studentId} end, 'trainerId', o.trainer_id`,
  from: sql`coupon_redemptions r join users u on u.id = r.user_id join coupon_codes k on k.id = r.code_id join orders o on o.id = r.order_id join currencies y on y.code = r.currency where r.coupon_id =`,
  use,
  columns: {
    person: name,
    state: sql.ref('r.state'),
    discount: sql.ref('r.discount_minor'),
    reservedAt: sql.ref('r.reserved_at'),
  },
  tiebreaker: sql.ref('r.id'),
};
/** The people who may use it. */
const chosen: Source = {
  buyer: sql`'studentId', ${studentId}, 'trainerId', null`,
  from: sql`coupon_users x join users u on u.id = x.user_id where x.coupon_id =`,
  use: sql`null::json`,
  columns: { person: name },
  tiebreaker: sql.ref('u.id'),
};

export const sourceOf = (isChosen: boolean): Source => (isChosen ? chosen : uses);

const matching = ({ from, columns }: Source, couponId: number, list: ListQuery) =>
  sql`${from} ${couponId} and ${list.q === undefined ? sql`true` : personCondition(list.q, 'u', list.isRevealed ?? false)} and ${filterCondition(list, columns)}`;

/** One page of a list of people and the row behind it. */
export const userPage = (source: Source, couponId: number, list: ListQuery): RawBuilder<ListedUser> => {
  const { columns, tiebreaker } = source;
  const keys = sql.join(list.sort.map((key) => sql`${sortedBy(columns, key)}::text`));
  return sql<ListedUser>`
    select ${person}::jsonb || jsonb_build_object(${source.buyer}) as "user", ${source.use} as "use", array[${keys}] as keys, ${tiebreaker} as tiebreaker from ${matching(source, couponId, list)} and ${afterCursor(list, columns, tiebreaker)}
    order by ${listOrder(list, columns, tiebreaker)} limit ${list.limit + 1} offset ${list.offset}`;
};

export const countUsers = (db: Kysely<DB>, source: Source, couponId: number, list: ListQuery): Promise<Total> =>
  countRows(db, sql`select 1 from ${matching(source, couponId, list)}`);

/** Students by the beginning of a name, or by their whole e-mail or mobile; at most 20. */
export const findStudents = async (db: Kysely<DB>, q: string): Promise<CouponPerson[]> => {
  const words = q
    .split(/\s+/)
    .map((word) => sql`(' ' || search_norm(u.full_name)) like '% ' || search_norm(${escapeLike(word)}) || '%'`);
  const mobile = q.replace(/[^\d+]/g, '');
  const { rows } = await sql<{ user: CouponPerson }>`
    select ${person} as "user" from users u
    where u.role_id = 15 and u.deleted_at is null and u.status <> 'erased'
      and ((u.search_text like '%' || search_norm(${escapeLike(q.split(/\s+/)[0] ?? '')}) || '%' and ${sql.join(words, sql` and `)}) or u.email = ${q}::citext or u.mobile_e164 = ${mobile})
    order by u.full_name, u.id limit 20`.execute(db);
  return rows.map((row) => row.user);
};
