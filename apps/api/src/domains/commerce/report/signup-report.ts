import type { RequestOf } from '@lectern/contract';
import type { SignupGroup, SignupReport, signupReportCalls, SignupSums } from '@lectern/contract/commerce';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { arranged, isTime } from './arrange';
import { daysBefore, refuseLong } from './period';
import { readGroups, timeKeys } from './read-groups.queries';

const columns = { people: sql`d.people` } as const;
const zero = { people: 0 };
const noCurrency = '';

const keys: Readonly<Record<SignupGroup, (shown: RawBuilder<unknown>) => RawBuilder<unknown>>> = {
  ...timeKeys,
  role: () => sql`d.role_id::text`,
  country: () => sql`d.country_id::text`,
};

/** Names of roles or countries; times are their own. */
const readLabels = async (db: Kysely<DB>, groupBy: SignupGroup, ids: readonly string[]) => {
  if (isTime(groupBy) || ids.length === 0) return (key: string) => key;
  const table = groupBy === 'role' ? 'roles' : 'countries';
  const { rows } = await sql<{ key: string; label: string }>`
    select id::text as key, name::text as label from ${sql.table(table)} where id = any(${ids}::bigint[])`.execute(db);
  const labels = new Map(rows.map(({ key, label }) => [key, label]));
  return (key: string) => labels.get(key) ?? 'No country';
};

/** The report of sign-ups: accounts on the day they were made, with the role that they have now. @throws 400 for more days than a report has */
export const readSignups = async (
  db: Kysely<DB>,
  { from, to, compare, groupBy }: RequestOf<typeof signupReportCalls.read>,
): Promise<SignupReport> => {
  const period = { from, to };
  refuseLong(period);
  const before = daysBefore(period, compare);
  const grouped = await readGroups(db, {
    ...{ report: 'signups', period, before, compare, hasCurrency: false, sums: columns, key: keys[groupBy] },
    where: sql`true`,
    isDay: sql`d.people > 0`,
  });
  const { frame, totals, series, seriesBefore, rows } = arranged(grouped, {
    ...{ period, before, groupBy, chosen: noCurrency, zero, figures: (sums: SignupSums) => sums },
    total: ({ people }) => people,
    row: ({ people }) => people,
  });
  const label = await readLabels(
    db,
    groupBy,
    rows.map(({ key }) => key),
  );
  return {
    ...frame,
    totals: { people: totals[0]?.people ?? 0, before: before ? (totals[0]?.before ?? zero) : null },
    ...{ series, seriesBefore },
    rows: rows.map((row) => ({ key: row.key, label: label(row.key), people: row.people, before: row.before })),
  };
};
