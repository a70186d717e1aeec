import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';

/** Columns that refer to a table, as `table.column`, from the database's own constraints. */
export const referencesTo = async (db: Kysely<DB>, table: 'students' | 'users'): Promise<string[]> => {
  const { rows } = await sql<{ reference: string }>`
    select t.relname || '.' || a.attname as reference
    from pg_constraint c join pg_class t on t.oid = c.conrelid and not t.relispartition
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${table}::regclass order by 1`.execute(db);
  return rows.map(({ reference }) => reference);
};
