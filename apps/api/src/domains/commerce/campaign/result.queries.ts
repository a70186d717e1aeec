import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { ranking } from './ranking.queries';

/**
 * Writes the result of a locked campaign: ranks, codes of winners, void ones, and the declaration. From then on triggers refuse any change.
 * Gives the number of winners. The moment is that of money.
 */
export const writeResult = async (db: Kysely<DB>, couponId: number, declaredBy: number): Promise<number> => {
  const least = sql`(select min_percent from marketing_coupons where coupon_id = ${couponId})`;
  const { rows } = await sql<{ won: boolean }>`
    with k as materialized (${ranking(sql`${couponId}::bigint`, least)}),
      free as (select id, row_number() over (order by id) as no from coupon_codes where coupon_id = ${couponId} and single_use and state = 'open' and user_id is null)
    update marketing_entries e set rank = k.rank, won = f.id is not null, code_id = f.id
    from k left join free f on f.no = k.place and k.place <= (select winners from marketing_coupons where coupon_id = ${couponId})
    where e.id = k.id returning e.won`.execute(db);
  await sql`
    update coupon_codes c set user_id = p.user_id
    from marketing_entries e join students s on s.id = e.student_id join students p on p.id = coalesce(s.merged_into_id, s.id)
    where e.code_id = c.id and e.coupon_id = ${couponId}`.execute(db);
  await sql`update coupon_codes set state = 'void' where coupon_id = ${couponId} and user_id is null and state = 'open'`.execute(
    db,
  );
  await sql`update marketing_coupons set result_declared_at = money_now(), declared_by = ${declaredBy} where coupon_id = ${couponId}`.execute(
    db,
  );
  return rows.filter(({ won }) => won).length;
};
