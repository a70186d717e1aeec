import type { TestDatabase } from '../database/testing';

/** How many rows a test's database has of this `from`: a table with its condition, or a query in brackets with a name. */
export const countRows = async ({ pool }: TestDatabase, from: string): Promise<number> =>
  (await pool.query<{ n: number }>(`select count(*)::int as n from ${from}`)).rows[0]?.n ?? 0;
