import { sql, type RawBuilder } from 'kysely';
import { codesMade, declareBlocker, isMakingCodes } from './declare-blocker.queries';
import { countTies, ranking, scoreAt } from './ranking.queries';
import { utc } from './utc';

const stage = (status: RawBuilder<unknown>) => sql`case
  when m.result_declared_at is not null then 'declared' when t.status = 'draft' then 'draft' when ${status} in ('ended', 'paused') then ${status}
  when money_now() < m.entry_starts_at then 'planned' when money_now() <= m.entry_ends_at then 'open' else 'closed' end`;

const rowParts = (status: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  'stage', ${stage(status)}, 'quizId', m.quiz_id, 'quizTitle', q.title, 'codePrefix', m.code_prefix, 'codeCount', m.code_count, 'codesMade', ${codesMade},
  'winners', m.winners, 'minPercent', m.min_percent, 'entryStartsAt', ${utc(sql`m.entry_starts_at`)}, 'entryEndsAt', ${utc(sql`m.entry_ends_at`)},
  'entries', (select count(*)::int from marketing_entries e where e.coupon_id = m.coupon_id),
  'declaredAt', ${utc(sql`m.result_declared_at`)}, 'declaredBy', (select u.full_name from users u where u.id = m.declared_by)`;

const from = sql`from marketing_coupons m join quizzes q on q.id = m.quiz_id`;

/** The campaign of a coupon `t` as lists show it; null for a standard one. `status` is that of the moment. */
export const campaignRowOf = (status: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select json_build_object(${rowParts(status)}) ${from} where m.coupon_id = t.id)`;

/** The same with what decides the result. */
export const campaignOf = (status: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select jsonb_build_object(${rowParts(status)}) || jsonb_build_object(
    'questionCount', q.question_count, 'totalMarks', q.total_marks, 'ranked', s.ranked, 'eligible', s.eligible, 'ties', ${countTies(sql`m.coupon_id`)},
    'disqualified', (select count(*) from marketing_entries e where e.coupon_id = m.coupon_id and e.disqualified_at is not null),
    'openEntries', (select count(*) from marketing_entries e where e.coupon_id = m.coupon_id and e.submitted_at is null and e.disqualified_at is null),
    'line', case when s.last is not null then json_build_object('last', ${scoreAt(sql`m.coupon_id`, sql`s.last`)}, 'next', ${scoreAt(sql`m.coupon_id`, sql`(s.last + 1)`)}) end,
    'isMakingCodes', ${isMakingCodes}, 'declareBlocker', ${declareBlocker(status)})
  ${from}, lateral (
    select count(*) as ranked, count(x.place) as eligible, max(x.rank) filter (where case when m.result_declared_at is null then x.place <= m.winners else x.won end) as last
    from (${ranking(sql`m.coupon_id`, sql`m.min_percent`)}) x) s
  where m.coupon_id = t.id)`;
