import type { RecordUse } from '@lectern/contract/records';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import type { TableName } from './table';

const kindOf = (table: string): string => table.replace(/_(\w)/g, (_whole, letter: string) => letter.toUpperCase());

/** The live rows of every table that refer to a row; the tables are found in the database's own catalogue. */
export const readUses = async (db: Kysely<DB>, table: TableName, id: number): Promise<RecordUse[]> => {
  const { rows } = await sql<{
    tableName: string;
    n: number;
  }>`select table_name, n from uses_of(${table}, ${id})`.execute(db);
  return rows.map(({ tableName, n }) => ({ kind: kindOf(tableName), count: n }));
};
