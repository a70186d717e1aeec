import type { TestDatabase } from '../database/testing';

/** Counts the rows of a `from` in a test's database. It is a table with its condition, or a query in brackets with a name. */
export const countRows = async ({ pool }: TestDatabase, from: string): Promise<number> =>
  (await pool.query<{ n: number }>(`select count(*)::int as n from ${from}`)).rows[0]?.n ?? 0;

/** Papers are numbered from 1 in each series and year, without a gap and in order of time. */
export const expectPapersInOrder = async (database: TestDatabase): Promise<void> => {
  const wrong = [
    `(select 1 from invoices group by series, year having min(number) <> 1 or max(number) <> count(*)) broken`,
    `(select issued_at < lag(issued_at) over (partition by series, year order by number) as is_back from invoices) t where is_back`,
  ];
  for (const from of wrong) expect({ from, wrong: await countRows(database, from) }).toEqual({ from, wrong: 0 });
};

/** Days of reports that had begun when a template was seeded, also where midnight falls into the run. */
export const isPast = "day <= report_day(now() - interval '1 hour')";
