import { sql, type RawBuilder } from 'kysely';

const reports = ['sales', 'signups', 'coupons', 'subscriptions'] as const;

/** Days without a mark, among these, with daily sums that are not those of their facts: 'sales of 2026-11-28'. */
export const differingDays = (days: RawBuilder<unknown>): RawBuilder<{ readonly name: string }> => {
  const differing = reports.map((report) => {
    const sums = sql.raw(`${report}_sums`);
    const daily = sql.table(`report_${report}_daily`);
    return sql`
      select ${report} || ' of ' || c.day as name from checked c
      where not exists (select 1 from report_dirty m where m.report = ${report} and m.day = c.day) and exists (
        (select * from ${daily} s where s.day = c.day except all select * from ${sums}(c.day))
        union all (select * from ${sums}(c.day) except all select * from ${daily} s where s.day = c.day))`;
  });
  return sql<{ readonly name: string }>`
    with checked as (${days}) select name from (${sql.join(differing, sql` union all `)}) x order by name`;
};

/** Days of one night: the last 35, and each 30th of the ten years before them. In 30 nights each old day is compared once. */
export const daysOfNight = sql`
  select report_day(money_now()) - n as day from generate_series(0, 34) n
  union select report_day(money_now()) - 30 * n from generate_series(2, 122) n`;
