import type { DailyReport, ReportComparison, ReportFrame } from '@lectern/contract/commerce';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { lengthOf, type Days } from './period';

/** The part of time of a sum: the period, the one before, or all days until either. */
export type Phase = 'now' | 'before' | 'start' | 'startBefore';

/** Sums of all days of a phase and a currency, of one day, or of one key. */
export interface Group<Name extends string> {
  readonly phase: Phase;
  readonly level: 'all' | 'day' | 'key';
  /** Empty where the report has no money. */
  readonly currency: string;
  readonly day: string | null;
  readonly key: string | null;
  readonly sums: Readonly<Record<Name, number>>;
}

/** A report as its days are read from the database; the days are `d` in all expressions. */
export interface GroupedReport<Name extends string> {
  readonly report: Exclude<DailyReport, 'videos'>;
  readonly period: Days;
  readonly before: Days | undefined;
  readonly compare: ReportComparison;
  readonly hasCurrency: boolean;
  /** Sums by name, each of one expression. */
  readonly sums: Readonly<Record<Name, RawBuilder<unknown>>>;
  /** The key of a day's sums. `shown` is the day, or the one of the period that it is compared with. */
  readonly key: (shown: RawBuilder<unknown>) => RawBuilder<unknown>;
  readonly where: RawBuilder<SqlBool>;
  /** A day on which something happened, for `lastDay`. */
  readonly isDay: RawBuilder<SqlBool>;
  /** Changes that add up: sums of all days before the period are wanted too, and none of days ahead. */
  readonly hasStart?: boolean;
}

export interface Money {
  readonly symbol: string;
  readonly exponent: number;
}

/** All figures of a report in one snapshot: they equal their rows at that moment. */
export interface Grouped<Name extends string> extends Pick<ReportFrame, 'asOf' | 'today' | 'zones'> {
  readonly lastDay: string | null;
  readonly groups: readonly Group<Name>[];
  readonly currencies: Readonly<Record<string, Money>>;
}

/** The key by time. */
export const timeKeys = {
  day: (shown: RawBuilder<unknown>) => sql`(${shown})::text`,
  week: (shown: RawBuilder<unknown>) => sql`date_trunc('week', (${shown})::timestamp)::date::text`,
  month: (shown: RawBuilder<unknown>) => sql`to_char(${shown}, 'YYYY-MM')`,
} as const;

const everSince = '1900-01-01';

interface Part extends Days {
  readonly phase: Phase;
  readonly shown: RawBuilder<unknown>;
}

/** A start has no days and no keys of time: its days are one sum. */
const partsOf = ({ period, before, compare, hasStart = false }: GroupedReport<string>): Part[] => {
  const until = ({ from }: Days, phase: Phase): Part[] =>
    hasStart ? [{ phase, from: everSince, to: from, shown: sql`null::date` }] : [];
  const shown =
    compare === 'year'
      ? sql`greatest((d.day + interval '1 year')::date, ${period.from}::date)`
      : sql`d.day + ${lengthOf(period)}::int`;
  return [
    { phase: 'now', ...period, shown: sql`d.day` },
    ...until(period, 'start'),
    ...(before ? [{ phase: 'before' as const, ...before, shown }, ...until(before, 'startBefore')] : []),
  ];
};

const factsOf = (report: GroupedReport<string>): RawBuilder<unknown> =>
  sql.join(
    partsOf(report).map(({ phase, from, to, shown }) => {
      const isStart = phase === 'start' || phase === 'startBefore';
      return sql`
        select ${phase}::text as phase, ${isStart ? sql`null::date` : sql`d.day`} as day, ${report.key(shown)} as key, ${report.hasCurrency ? sql`d.currency::text` : sql`''`} as currency,
          ${sql.join(Object.entries(report.sums).map(([name, sum]) => sql`${sum} as ${sql.id(name)}`))}
        from ${sql.raw(`${report.report}_days`)}(${from}::date, ${isStart ? sql`${to}::date - 1` : sql`${to}::date`}) d where ${report.hasStart ? sql`d.day <= report_day(money_now()) and ` : sql``} ${report.where}`;
    }),
    sql` union all `,
  );

/** The last of all days on which something happened, from its sums or its facts. */
const lastDayOf = ({ report, isDay }: GroupedReport<string>): RawBuilder<unknown> => sql`
  select greatest(
    (select d.day from ${sql.table(`report_${report}_daily`)} d where ${isDay} and d.day <= report_day(money_now())
      and not exists (select 1 from report_dirty m where m.report = ${report} and m.day = d.day) order by d.day desc limit 1),
    (select d.day from (select distinct day from report_dirty where report = ${report} and day <= report_day(money_now()) order by day desc) m
      cross join lateral ${sql.raw(`${report}_sums`)}(m.day) d where ${isDay} order by m.day desc limit 1))::text`;

/** Zones of the days of a report and of those before it, the oldest first. */
export const zonesOf = ({
  period,
  before,
}: Pick<GroupedReport<string>, 'period' | 'before'>): RawBuilder<unknown> => sql`
  select jsonb_agg(jsonb_build_object('zone', z.zone, 'until', (report_day(z.next_from) - 1)::text) order by z.valid_from)
  from (select zone, valid_from, lead(valid_from) over (order by valid_from) as next_from from report_zones) z
  where exists (select 1 from (values (${period.from}::date, ${period.to}::date), (${before?.from ?? null}::date, ${before?.to ?? null}::date)) p(first, last)
    where report_day(z.valid_from) <= p.last and (z.next_from is null or report_day(z.next_from) > p.first))`;

/** Reads all figures of a report. It is one statement: one snapshot. */
export const readGroups = async <Name extends string>(
  db: Kysely<DB>,
  report: GroupedReport<Name>,
): Promise<Grouped<Name>> => {
  const names = Object.keys(report.sums);
  const sums = sql.join(names.flatMap((name) => [sql`${sql.lit(name)}`, sql`sum(${sql.id(name)})`]));
  const { rows } = await sql<Grouped<Name>>`
    with facts as materialized (${factsOf(report)})
    select money_now() as as_of, report_day(money_now())::text as today, (${zonesOf(report)}) as zones, (${lastDayOf(report)}) as last_day,
      (select coalesce(jsonb_agg(g.x), '[]') from (
        select jsonb_build_object('phase', phase, 'level', case grouping(day, key) when 3 then 'all' when 1 then 'day' else 'key' end,
          'currency', currency, 'day', day, 'key', key, 'sums', jsonb_build_object(${sums})) as x
        from facts group by grouping sets ((phase, currency), (phase, currency, day), (phase, currency, key))) g) as groups,
      (select coalesce(jsonb_object_agg(c.code, jsonb_build_object('symbol', c.symbol, 'exponent', c.exponent)), '{}')
        from currencies c where c.code in (select currency from facts)) as currencies`.execute(db);
  return rows[0]!;
};
