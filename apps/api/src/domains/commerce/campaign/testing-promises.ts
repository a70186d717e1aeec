import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

/** Broken rules in words: winners without one code and one mail, codes of two people, wrong ranks. */
export const brokenPromises = async (db: Kysely<DB>): Promise<readonly string[]> => {
  const { rows } = await sql<{ broken: string }>`
    with e as (select e.*, m.winners, m.min_percent, m.result_declared_at as declared_at from marketing_entries e join marketing_coupons m using (coupon_id))
    select 'entry ' || id || ' has won before the declaration' as broken from e where won and declared_at is null
    union all select 'entry ' || e.id || ' has no code of its own' from e left join coupon_codes k on k.id = e.code_id
      where e.won and (k.id is null or k.coupon_id <> e.coupon_id or not k.single_use or k.user_id not in (select accounts_of(s.user_id) from students s where s.id = e.student_id))
    union all select 'entry ' || e.id || ' has ' || x.mails || ' mails' from e join students s on s.id = e.student_id join users u on u.id = s.user_id,
      lateral (select count(*) as mails from mails g where g.dedupe_key = 'win:' || e.id) x where e.won and u.email is not null and x.mails <> 1
    union all select 'code ' || code || ' is there twice' from coupon_codes group by code having count(*) > 1
    union all select 'code of entry ' || min(id) || ' has two winners' from e where code_id is not null group by code_id having count(*) > 1
    union all select 'entry ' || id || ' was sent and has no rank' from e where declared_at is not null and submitted_at is not null and disqualified_at is null and rank is null
    union all select 'entry ' || id || ' has rank ' || rank || ' in the place of ' || place from (
      select id, rank, row_number() over (partition by coupon_id order by percent desc, seconds, submitted_at, id) as place from e
      where declared_at is not null and submitted_at is not null and disqualified_at is null) x where rank <> place
    union all select 'entry ' || id || ' was sent after the declaration' from e where submitted_at > declared_at
    union all select 'campaign ' || coupon_id || ' has ' || count(*) || ' winners of ' || winners from e where won group by coupon_id, winners having count(*) > winners
    union all select 'entry ' || id || ' has won below the percent' from e where won and percent < min_percent
    union all select 'code ' || k.code || ' is open and nobody has it' from coupon_codes k join marketing_coupons m using (coupon_id)
      where m.result_declared_at is not null and k.state = 'open' and k.user_id is null`.execute(db);
  return rows.map(({ broken }) => broken);
};
