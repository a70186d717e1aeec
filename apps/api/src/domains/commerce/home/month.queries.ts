import type { SalesMonth, ViewsMonth } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { readSales } from '../report/sales-report';

interface Month {
  readonly from: string;
  readonly to: string;
}

/** The last 30 days of the business, today included. */
const readMonth = async (db: Kysely<DB>): Promise<Month> =>
  (
    await sql<Month>`
      select (d - 29)::text as from, d::text as to from (select report_day(money_now()) as d) x`.execute(db)
  ).rows[0]!;

/** Sales of the last 30 days as the report has them. */
export const readSalesMonth = async (db: Kysely<DB>): Promise<SalesMonth> => {
  const month = await readMonth(db);
  const { totals, series } = await readSales(db, { ...month, compare: 'none', groupBy: 'currency' });
  return { ...month, totals, days: series.map(({ day, payments }) => ({ day, count: payments })) };
};

/** Views of the last 30 days: days with a mark are counted again, others come from the daily sums. */
export const readViewsMonth = async (db: Kysely<DB>): Promise<ViewsMonth> => {
  const { from, to } = await readMonth(db);
  const { rows: days } = await sql<ViewsMonth['days'][number]>`
    select g.day::date::text as day, case when exists (select from report_dirty m where m.report = 'videos' and m.day = g.day::date)
        then (select count(*)::int from video_facts f where f.day = g.day::date)
        else coalesce((select k.views from report_views_daily k where k.trainer_id = 0 and k.day = g.day::date), 0) end as count
    from generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') g (day) order by g.day`.execute(db);
  return { views: days.reduce((sum, { count }) => sum + count, 0), days };
};
