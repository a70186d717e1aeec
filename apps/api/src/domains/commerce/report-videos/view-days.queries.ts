import type { ReportFrame } from '@lectern/contract/commerce';
import { sql, type RawBuilder } from 'kysely';
import type { Days } from '../report/period';
import { zonesOf } from '../report/read-groups.queries';

/**
 * Common table expressions of a report of views, over its period (`no` 0) and the one before (`no` 1). `days` has figures
 * by day and trainer, `sums` those of a period with its distinct viewers. Trainer 0 is all of them. Days with a mark are
 * read from the views, others from the daily sums. So figures equal the views at this moment.
 */
export const viewDays = (period: Days, before: Days | undefined, trainerId?: number): RawBuilder<unknown> => {
  const one = (column: string) => (trainerId === undefined ? sql`true` : sql`${sql.ref(column)} = ${trainerId}`);
  const counted = trainerId === undefined ? sql`(0::bigint), (f.trainer_id)` : sql`(f.trainer_id)`;
  const groups =
    trainerId === undefined ? sql`grouping sets ((no, day, trainer_id), (no, day))` : sql`no, day, trainer_id`;
  return sql`
    period (no, a, b) as (
      select 0, ${period.from}::date, ${period.to}::date
      union all select 1, ${before?.from ?? null}::date, ${before?.to ?? null}::date where ${before !== undefined}),
    marked as materialized (select distinct p.no, p.a, p.b, d.day from period p join report_dirty d on d.report = 'videos' and d.day between p.a and p.b),
    fresh as materialized (
      select m.no, m.a, m.b, f.* from marked m join video_facts f on f.day = m.day and ${one('f.trainer_id')}),
    kept as materialized (
      select p.no, k.day, k.trainer_id, k.views, k.seconds, k.completions, k.viewers[1] as viewers, k.viewers[k.day - p.a + 1] as new_in_period,
        exists (select from marked m where m.no = p.no and m.day = k.day) as is_marked
      from period p join report_views_daily k on k.day between p.a and p.b and ${one('k.trainer_id')}),
    days as materialized (
      select no, day, trainer_id, views, seconds, completions, viewers from kept where not is_marked
      union all
      select no, day, coalesce(trainer_id, 0), count(*)::int, sum(seconds), count(*) filter (where completed)::int, count(distinct user_id)::int from fresh group by ${groups}),
    met as (
      select distinct f.no, f.a, f.b, t.id as trainer_id, f.user_id from fresh f cross join lateral (values ${counted}) t (id)),
    people as materialized (
      select no, trainer_id, sum(n)::int as viewers from (
        select no, trainer_id, new_in_period as n from kept
        union all
        select m.no, m.trainer_id, 1 from met m
        where not exists (select from report_viewers_daily v where v.trainer_id = m.trainer_id and v.user_id = m.user_id and v.day between m.a and m.b)) x
      group by no, trainer_id),
    sums as materialized (
      select d.no, d.trainer_id, sum(d.views)::int as views, sum(d.seconds)::bigint as seconds, sum(d.completions)::int as completions, coalesce(max(p.viewers), 0) as viewers
      from days d left join people p on p.no = d.no and p.trainer_id = d.trainer_id group by d.no, d.trainer_id)`;
};

/** Figures of all days of the period `no` for the series, as JSON; days without a view have zeros. */
export const seriesOf = (no: 0 | 1, trainerId: number): RawBuilder<unknown> => sql`
  (select coalesce(jsonb_agg(jsonb_build_object('day', g.day::date::text, 'views', coalesce(d.views, 0), 'viewers', coalesce(d.viewers, 0), 'seconds', coalesce(d.seconds, 0),
      'completions', coalesce(d.completions, 0)) order by g.day), '[]')
    from period p cross join lateral generate_series(p.a::timestamp, p.b::timestamp, interval '1 day') g (day)
    left join days d on d.no = p.no and d.day = g.day::date and d.trainer_id = ${trainerId} where p.no = ${no})`;

/** Sums of the period `no` as JSON; null without a view. */
export const sumsOf = (no: 0 | 1, trainerId: number): RawBuilder<unknown> => sql`
  (select jsonb_build_object('views', views, 'viewers', viewers, 'seconds', seconds, 'completions', completions) from sums where no = ${no} and trainer_id = ${trainerId})`;

/** The moment, today and the zones of a report, in the statement of its figures. */
export type FrameColumns = Pick<ReportFrame, 'asOf' | 'today' | 'zones'>;

/** The columns of `FrameColumns`. */
export const frameColumns = (period: Days, before: Days | undefined): RawBuilder<unknown> => sql`
  money_now() as as_of, report_day(money_now())::text as today, (${zonesOf({ period, before })}) as zones`;
