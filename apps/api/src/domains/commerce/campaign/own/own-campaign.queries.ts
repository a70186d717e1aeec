import type { CouponRow, OwnCampaign } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { stateOfCode } from '../../coupon/codes/codes.queries';
import { amounts, statusNow } from '../../coupon/coupon.table';
import { graceSeconds } from './own-entry.queries';
import { isInAudience, ownStudents } from './own-students';
import { prizeText } from './prize-text';

type Row = Omit<OwnCampaign, 'prize'> & Pick<CouponRow, 'discountKind' | 'percentBp' | 'amounts'>;

const isMissed = sql`(money_now() > m.entry_ends_at or ${statusNow} = 'ended'
  or coalesce(money_now() > e.started_at + make_interval(secs => q.time_limit_seconds + ${graceSeconds}), false))`;

/** Campaigns that are open for this account or have its entry, at most 100. Open ones come first. Rank and code follow the declaration. */
export const readOwnCampaigns = async (db: Kysely<DB>, userId: number): Promise<OwnCampaign[]> => {
  const own = ownStudents(userId);
  const { rows } = await sql<Row>`
    select t.id as coupon_id, e.id as entry_id, t.name, t.discount_kind, t.percent_bp, ${amounts} as amounts, q.question_count, q.time_limit_seconds,
      m.entry_ends_at, case when e.id is null then 'open' when k.id is not null then 'won' when e.submitted_at is null then case when ${isMissed} then 'missed' else 'started' end
        when m.result_declared_at is null then 'sent' else 'lost' end as state,
      case when e.submitted_at is not null then e.percent::float8 end as percent, case when m.result_declared_at is not null then e.rank end as rank,
      k.code::text as code, k.shown_state as code_state, case when k.id is not null then t.ends_at end as code_ends_at
    from marketing_coupons m join coupons t on t.id = m.coupon_id join quizzes q on q.id = m.quiz_id
      left join lateral (select * from marketing_entries x where x.coupon_id = m.coupon_id and x.student_id in ${own}
        order by x.won desc, x.submitted_at nulls last, x.id limit 1) e on true
      left join lateral (
        select k.*, ${stateOfCode} as shown_state from coupon_codes k where m.result_declared_at is not null and e.id is not null and k.id = coalesce(e.code_id, (
          select max(x.id) from coupon_codes x where x.coupon_id = m.coupon_id and x.passed_from_id is not null and x.user_id in (select accounts_of(${userId}))))) k on true
    where t.deleted_at is null and (e.id is not null
      or t.status = 'active' and ${statusNow} = 'active' and money_now() between m.entry_starts_at and m.entry_ends_at and m.result_declared_at is null
        and exists (select 1 from students s where s.user_id = ${userId} and s.deleted_at is null) and ${isInAudience(userId)})
    order by e.id is not null, m.entry_ends_at desc, t.id desc limit 100`.execute(db);
  return rows.map(({ discountKind, percentBp, amounts: prices, ...campaign }) => ({
    ...campaign,
    prize: prizeText({ discountKind, percentBp, amounts: prices }),
  }));
};
