import { normalCode, type CouponCodeOne } from '@lectern/contract/commerce';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { afterCursor } from '../../../../server/list/cursor';
import type { ListQuery } from '../../../../server/list/list';
import {
  countRows,
  escapeLike,
  filterCondition,
  listOrder,
  sortedBy,
  type Columns,
  type Total,
} from '../../../../server/list/list-query';
import { codesJobName } from './codes-job-name';

/** The state of a code `k`: by the order that holds it, else its own. */
export const stateOfCode = sql<string>`coalesce(
  (select r.state from coupon_redemptions r where r.code_id = k.id and r.state <> 'released' order by r.id limit 1),
  case k.state when 'void' then 'void' else 'unused' end)`;

const columns: Columns = {
  state: stateOfCode,
  jobId: sql.ref('k.job_id'),
  createdAt: sql.ref('k.created_at'),
};
const tiebreaker = sql.ref('k.id');

// Codes of a campaign are nobody's business before they have a winner.
const matching = (couponId: number | RawBuilder<number>, list: ListQuery): RawBuilder<unknown> =>
  sql`coupon_codes k where k.coupon_id = ${couponId} and k.single_use and (k.user_id is not null or (select kind from coupons where id = ${couponId}) = 'standard')
    and ${list.q === undefined ? sql`true` : sql`lower(k.code::text) like '%' || lower(${escapeLike(normalCode(list.q))}) || '%'`} and ${filterCondition(list, columns)}`;

const shown = sql`k.id, k.code::text as code, ${stateOfCode} as state,
  (select u.full_name from users u where u.id = k.user_id) as person, k.job_id, k.created_at`;

/** A code with the values of its cursor. */
export type ListedCode = CouponCodeOne & { readonly keys: readonly string[] };

/** One page of a coupon's codes and the row behind it. */
export const codePage = (couponId: number, list: ListQuery): RawBuilder<ListedCode> => sql<ListedCode>`
  select ${shown}, array[${sql.join(list.sort.map((key) => sql`${sortedBy(columns, key)}::text`))}] as keys
  from ${matching(couponId, list)} and ${afterCursor(list, columns, tiebreaker)}
  order by ${listOrder(list, columns, tiebreaker)} limit ${list.limit + 1} offset ${list.offset}`;

/** All codes of a coupon that match, in the order of the list. */
export const wholeCodes = (
  couponId: number | RawBuilder<number>,
  list: ListQuery,
): RawBuilder<CouponCodeOne> => sql<CouponCodeOne>`
  select ${shown} from ${matching(couponId, list)} order by ${listOrder(list, columns, tiebreaker)}`;

export const matchingIds = (couponId: number | RawBuilder<number>, list: ListQuery): RawBuilder<unknown> =>
  sql`select k.id from ${matching(couponId, list)}`;

export const countCodes = (db: Kysely<DB>, couponId: number, list: ListQuery): Promise<Total> =>
  countRows(db, sql`select 1 from ${matching(couponId, list)}`);

/** Counts of a coupon’s codes by state. Held codes are counted by their redemptions, which are few. */
export const readCounts = async (db: Kysely<DB>, couponId: number) => {
  const { rows } = await sql<{ unused: number; reserved: number; used: number; void: number }>`
    with held as (
      select count(*) filter (where r.state = 'reserved')::int as reserved, count(*) filter (where r.state = 'used')::int as used,
        count(*) filter (where k.state = 'open')::int as open
      from coupon_redemptions r join coupon_codes k on k.id = r.code_id and k.single_use where r.coupon_id = ${couponId} and r.state <> 'released')
    select c.open - held.open as unused, held.reserved, held.used, c.made - c.open as void from held,
      (select count(*)::int as made, count(*) filter (where state = 'open')::int as open from coupon_codes where coupon_id = ${couponId} and single_use) c`.execute(
    db,
  );
  return rows[0]!;
};

/** The count of a coupon’s codes that jobs made. */
export const countMade = async (db: Kysely<DB>, couponId: number): Promise<number> =>
  (
    await sql<{
      n: number;
    }>`select count(*)::int as n from coupon_codes where coupon_id = ${couponId} and single_use`.execute(db)
  ).rows[0]!.n;

/** The count of codes that a coupon's jobs have still to make, as an expression. */
export const waitingCodes = (couponId: number): RawBuilder<number> => sql<number>`(
  select coalesce(sum((payload->>'count')::int - progress_done), 0)::int from jobs
  where name = ${codesJobName} and state in ('queued', 'running') and payload->>'couponId' = ${String(couponId)})`;

export const countWaiting = async (db: Kysely<DB>, couponId: number): Promise<number> =>
  (await sql<{ n: number }>`select ${waitingCodes(couponId)} as n`.execute(db)).rows[0]!.n;

/** The count of codes that a job has made. */
export const countOfJob = async (db: Kysely<DB>, jobId: number): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from coupon_codes where job_id = ${jobId}`.execute(db)).rows[0]!
    .n;

/** Inserts those codes that no coupon has; answers how many. */
export const insertCodes = async (
  db: Kysely<DB>,
  { couponId, jobId, codes }: { readonly couponId: number; readonly jobId: number; readonly codes: readonly string[] },
): Promise<number> => {
  const { rows } = await sql`
    insert into coupon_codes (coupon_id, code, single_use, job_id) select ${couponId}, c::citext, true, ${jobId} from unnest(${codes}::text[]) c
    on conflict (code) do nothing returning 1`.execute(db);
  return rows.length;
};

/** The codes of a job in the order of their making, after one of them. */
export const readCodesOfJob = async (db: Kysely<DB>, jobId: number, after: number, limit: number) =>
  (
    await sql<{ id: number; code: string }>`
      select id, code::text as code from coupon_codes where job_id = ${jobId} and id > ${after} order by id limit ${limit}`.execute(
      db,
    )
  ).rows;
