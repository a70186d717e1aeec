import { sql, type RawBuilder } from 'kysely';

const order = sql`e.percent desc, e.seconds, e.submitted_at, e.id`;

/** True for an entry `e` that was sent and is not disqualified. */
export const isRanked = sql<boolean>`(e.submitted_at is not null and e.disqualified_at is null)`;

/** Entries that can't win: those of erased people, and further ones of a person with merged accounts. Both are few. */
const barred = (couponId: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select e.id from users u join students k on k.user_id = u.id join students s on s.id = k.id or s.merged_into_id = k.id
    join marketing_entries e on e.coupon_id = ${couponId} and e.student_id = s.id where u.status = 'erased'
  union all select id from (
    select e.id, row_number() over (partition by p.person order by ${order}) as no
    from (select merged_into_id as person, id from students where merged_into_id is not null union select merged_into_id, merged_into_id from students where merged_into_id is not null) p
      join marketing_entries e on e.coupon_id = ${couponId} and e.student_id = p.id where ${isRanked}) x where no > 1`;

/**
 * Ranked entries of a campaign as `id`, `won`, `rank` and `place`, which orders those who can win. `least` is the percent to win.
 * The index of the ranking has this order, so that nothing is sorted.
 */
export const ranking = (couponId: RawBuilder<unknown>, least: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select e.id, e.won, (row_number() over w)::int as rank, case when e.can_win then (count(*) filter (where e.can_win) over w)::int end as place
  from (select e.*, e.percent >= ${least} and e.id not in (${barred(couponId)}) as can_win from marketing_entries e where e.coupon_id = ${couponId} and ${isRanked}) e
  window w as (order by ${order} rows unbounded preceding)`;

/** Score and time of the entry with this rank, as JSON; null where there is none. */
export const scoreAt = (couponId: RawBuilder<unknown>, rank: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select json_build_object('rank', ${rank}, 'percent', e.percent, 'seconds', e.seconds) from marketing_entries e
  where e.coupon_id = ${couponId} and ${isRanked} order by ${order} offset ${rank} - 1 limit 1)`;

/** Pairs of ranked neighbours of a campaign with one score and time, as a number. */
export const countTies = (couponId: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select coalesce(sum(x.n - 1), 0)::int from (select count(*) as n from marketing_entries e where e.coupon_id = ${couponId} and ${isRanked} group by e.percent, e.seconds) x)`;
