import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';

/**
 * Fills tables without their secondary indexes and triggers, and makes the indexes again when all rows are there: many times faster than
 * keeping them up row by row. In one transaction with the rows; constraints and primary keys stay.
 */
export const withoutIndexes = async (
  db: Kysely<DB>,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> => {
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
    where i.indrelid = any(${tables}::regclass[]) and not i.indisprimary and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid)`.execute(
    db,
  );
  for (const { name } of indexes) await sql`drop index ${sql.raw(name)}`.execute(db);
  for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(db);
  await fill();
  for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(db);
  for (const { definition } of indexes) await sql.raw(definition).execute(db);
};
