import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { newCode } from '../coupon/codes/code-signs';
import { ranking } from './ranking.queries';

/** The entry after the winners that is to have a code. */
export interface NextEntry {
  readonly entryId: number;
  readonly rank: number;
  readonly userId: number;
  readonly name: string;
}

/** The next in rank who can win and has had no code; undefined where nobody is left. */
export const nextInRank = async (db: Kysely<DB>, couponId: number): Promise<NextEntry | undefined> => {
  const least = sql`(select min_percent from marketing_coupons where coupon_id = ${couponId})`;
  const { rows } = await sql<NextEntry>`
    select r.id as entry_id, r.rank, u.id as user_id, u.full_name as name
    from (${ranking(sql`${couponId}::bigint`, least)}) r join marketing_entries e on e.id = r.id
      join students s on s.id = e.student_id join students p on p.id = coalesce(s.merged_into_id, s.id) join users u on u.id = p.user_id
    where r.place is not null and not e.won and not exists (
      select 1 from coupon_codes x where x.coupon_id = ${couponId} and x.passed_from_id is not null and x.user_id in (select accounts_of(u.id)))
    order by r.rank limit 1`.execute(db);
  return rows[0];
};

/** A new code for a person in the place of one that was voided. A code that some coupon has is drawn again. */
export const insertPassedCode = async (
  db: Kysely<DB>,
  { couponId, fromId, userId }: { readonly couponId: number; readonly fromId: number; readonly userId: number },
): Promise<number> => {
  const { codePrefix } = await db
    .selectFrom('marketingCoupons')
    .select('codePrefix')
    .where('couponId', '=', couponId)
    .executeTakeFirstOrThrow();
  for (;;) {
    const { rows } = await sql<{ id: number }>`
      insert into coupon_codes (coupon_id, code, single_use, user_id, passed_from_id) values (${couponId}, ${newCode(codePrefix)}, true, ${userId}, ${fromId})
      on conflict (code) do nothing returning id`.execute(db);
    if (rows[0]) return rows[0].id;
  }
};
