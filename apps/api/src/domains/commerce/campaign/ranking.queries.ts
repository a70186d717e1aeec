import { sql, type RawBuilder } from 'kysely';

const order = sql`e.percent desc, e.seconds, e.submitted_at, e.id`;
const isRanked = sql`e.submitted_at is not null and e.disqualified_at is null`;

/** Entries that can't win: those of erased people, and further ones of a person with merged accounts. Both are few. */
const barred = (couponId: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select e.id from users u join students k on k.user_id = u.id join students s on s.id = k.id or s.merged_into_id = k.id
    join marketing_entries e on e.coupon_id = ${couponId} and e.student_id = s.id where u.status = 'erased'
  union all select id from (
    select e.id, row_number() over (partition by p.person order by ${order}) as no
    from (select merged_into_id as person, id from students where merged_into_id is not null union select merged_into_id, merged_into_id from students where merged_into_id is not null) p
      join marketing_entries e on e.coupon_id = ${couponId} and e.student_id = p.id where ${isRanked}) x where no > 1`;

/**
 * Ranked entries of a campaign, as `id`, `percent`, `seconds`, `won`, `rank` and `is_tie_after`. `place` is the order of those who can win,
 * and null for others. `least` is the percent to win. The index of the ranking has this order.
 */
export const ranking = (couponId: RawBuilder<unknown>, least: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select r.*, case when r.can_win then (count(*) filter (where r.can_win) over (order by r.rank))::int end as place
  from (
    select e.id, e.percent, e.seconds, e.won, (row_number() over w)::int as rank,
      coalesce(lag(e.percent) over w = e.percent and lag(e.seconds) over w = e.seconds, false) as is_tie_after,
      coalesce(lead(e.percent) over w = e.percent and lead(e.seconds) over w = e.seconds, false) as is_tie_before,
      e.percent >= ${least} and e.id not in (${barred(couponId)}) as can_win
    from marketing_entries e where e.coupon_id = ${couponId} and ${isRanked} window w as (order by ${order})) r`;
