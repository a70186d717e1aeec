import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../src/database/schema.generated';

interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Node[];
}

const countIn = (node: Node, table: string): number =>
  Number(node['Node Type'] === 'Seq Scan' && node['Relation Name'] === table) +
  (node.Plans ?? []).reduce((sum, each) => sum + countIn(each, table), 0);

/** How often the plan of this query reads the table row by row. */
export const seqScansOf = async (db: Kysely<DB>, query: RawBuilder<unknown>, table: string): Promise<number> => {
  const { rows } = await sql<Record<string, readonly { Plan: Node }[]>>`explain (format json) ${query}`.execute(db);
  return Object.values(rows[0]!)[0]!.reduce((sum, { Plan }) => sum + countIn(Plan, table), 0);
};
