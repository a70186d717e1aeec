import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { comparisons } from './comparisons';

/** A broken rule with the first rows that break it. */
export interface Difference {
  readonly rule: string;
  readonly rows: number;
  readonly first: readonly string[];
}

const shown = 5;

/** Rules of money that are broken now; none of them is mended. In one snapshot all rules see the rows of the same moment. */
export const findDifferences = async (db: Kysely<DB>): Promise<Difference[]> => {
  const found: Difference[] = [];
  for (const { rule, broken } of comparisons) {
    const { rows } = await sql<{ rows: number; first: string[] }>`
      with broken as materialized (${broken})
      select (select count(*)::int from broken) as rows, array(select name from broken limit ${shown}) as first`.execute(
      db,
    );
    const { rows: count = 0, first = [] } = rows[0] ?? {};
    if (count > 0) found.push({ rule, rows: count, first });
  }
  return found;
};
