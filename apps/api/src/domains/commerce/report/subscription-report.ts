import type { RequestOf } from '@lectern/contract';
import type { SubscriptionGroup, SubscriptionReport, subscriptionReportCalls } from '@lectern/contract/commerce';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { arranged } from './arrange';
import { daysBefore, refuseLong } from './period';
import { readGroups, timeKeys } from './read-groups.queries';
import { running, type Change } from './running';

const columns = {
  trials: sql`d.trials`,
  begun: sql`d.begun`,
  back: sql`d.back`,
  lost: sql`d.lost`,
  moved: sql`d.moved`,
  mrrMinor: sql`d.mrr_minor`,
} as const satisfies Record<Change, unknown>;
const zero = { trials: 0, begun: 0, back: 0, lost: 0, moved: 0, mrrMinor: 0 };

const keys: Readonly<Record<SubscriptionGroup, (shown: RawBuilder<unknown>) => RawBuilder<unknown>>> = {
  ...timeKeys,
  plan: () => sql`d.audience || ':' || d.plan_id`,
  currency: () => sql`d.currency::text`,
};

/** Names of plans by their keys. */
const readPlans = async (db: Kysely<DB>, keys: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const ids = (audience: string): number[] =>
    keys.flatMap((key) => (key.startsWith(`${audience}:`) ? [Number(key.slice(audience.length + 1))] : []));
  const { rows } = await sql<{ key: string; name: string }>`
    select 'student:' || id as key, name::text as name from student_plans where id = any(${ids('student')}::bigint[])
    union all select 'trainer:' || id, name::text from trainer_plans where id = any(${ids('trainer')}::bigint[])`.execute(
    db,
  );
  return new Map(rows.map(({ key, name }) => [key, name]));
};

/** The report of subscriptions: changes of days until today, and what runs after them. @throws 400 for more days than a report has */
export const readSubscriptions = async (
  db: Kysely<DB>,
  { from, to, compare, groupBy, currency: chosen, audience }: RequestOf<typeof subscriptionReportCalls.read>,
): Promise<SubscriptionReport> => {
  const period = { from, to };
  refuseLong(period);
  const before = daysBefore(period, compare);
  const grouped = await readGroups(db, {
    ...{ report: 'subscriptions', period, before, compare, hasCurrency: true, sums: columns, key: keys[groupBy] },
    where: audience === undefined ? sql<SqlBool>`true` : sql<SqlBool>`d.audience = ${audience}`,
    isDay: sql`true`,
    hasStart: true,
  });
  const { frame, rows, series, seriesBefore, ...parts } = arranged(grouped, {
    ...{ period, before, groupBy, chosen, zero, figures: running },
    total: (figures) => figures.running,
    row: (figures) => figures.mrrMinor,
  });
  const plans = await readPlans(db, groupBy === 'plan' ? rows.map(({ key }) => key) : []);
  const isOver = ({ day }: { readonly day: string }): boolean => day <= grouped.today;
  return {
    ...frame,
    ...parts,
    series: series.filter(isOver),
    seriesBefore: seriesBefore.filter(isOver),
    rows: rows.map((row) => ({ ...row, label: plans.get(row.key) ?? row.key })),
  };
};
