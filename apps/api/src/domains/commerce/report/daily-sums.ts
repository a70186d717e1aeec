import type { DailyReport } from '@lectern/contract/commerce';
import { sql, type RawBuilder } from 'kysely';

interface Comparison {
  readonly report: DailyReport;
  /** The daily sums. */
  readonly daily: RawBuilder<unknown>;
  /** A function of a day that gives the same from the facts. */
  readonly sums: string;
}

const ofTable = (report: Exclude<DailyReport, 'videos'>): Comparison => ({
  report,
  daily: sql.table(`report_${report}_daily`),
  sums: `${report}_sums`,
});

/** Videos have three tables. Of `viewers` in the last one its first number is of the day alone. */
const comparisons: readonly Comparison[] = [
  ...(['sales', 'signups', 'coupons', 'subscriptions'] as const).map(ofTable),
  { report: 'videos', daily: sql.table('report_videos_daily'), sums: 'videos_sums' },
  { report: 'videos', daily: sql.table('report_viewers_daily'), sums: 'viewers_sums' },
  {
    report: 'videos',
    daily: sql`(select day, trainer_id, views, seconds, completions, viewers[1] as viewers from report_views_daily)`,
    sums: 'views_sums',
  },
];

/** Days without a mark, among these, with daily sums that are not those of their facts: 'sales of 2026-11-28'. */
export const differingDays = (days: RawBuilder<unknown>): RawBuilder<{ readonly name: string }> => {
  const differing = comparisons.map(({ report, daily, sums: name }) => {
    const sums = sql.raw(name);
    return sql`
      select ${report} || ' of ' || c.day as name from checked c
      where not exists (select 1 from report_dirty m where m.report = ${report} and m.day = c.day) and exists (
        (select * from ${daily} s where s.day = c.day except all select * from ${sums}(c.day))
        union all (select * from ${sums}(c.day) except all select * from ${daily} s where s.day = c.day))`;
  });
  return sql<{ readonly name: string }>`
    with checked as (${days}) select distinct name from (${sql.join(differing, sql` union all `)}) x order by name`;
};

/** Days of one night: the last 35, and each 30th of the ten years before them. In 30 nights each old day is compared once. */
export const daysOfNight = sql`
  select report_day(money_now()) - n as day from generate_series(0, 34) n
  union select report_day(money_now()) - 30 * n from generate_series(2, 122) n`;
