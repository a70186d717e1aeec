import { sql, type Kysely } from 'kysely';
import type { CategoryUse } from '@lectern/contract/catalog';
import type { DB } from '../../database/schema.generated';
import { conflict } from '../../server/calls/errors';
import { hasCode } from '../../server/calls/postgres-errors';

const kindOf = (table: string): string => table.replace(/_(\w)/g, (_whole, letter: string) => letter.toUpperCase());

/** The live rows of every table that point to a row; the tables are found in the database's own catalogue. */
export const readUses = async (db: Kysely<DB>, table: 'categories' | 'skills', id: number): Promise<CategoryUse[]> => {
  const { rows } = await sql<{
    tableName: string;
    n: number;
  }>`select table_name, n from uses_of(${table}, ${id})`.execute(db);
  return rows.map(({ tableName, n }) => ({ kind: kindOf(tableName), count: n }));
};

interface Reference {
  readonly table: string;
  readonly column: string;
  readonly softDeletes: boolean;
}

// The same keys that uses_of counts: those that cascade are no use.
const readReferences = async (db: Kysely<DB>): Promise<readonly Reference[]> => {
  const { rows } = await sql<Reference>`
    select c.conrelid::regclass::text as "table", a.attname as "column",
      exists (select 1 from pg_attribute d where d.attrelid = c.conrelid and d.attname = 'deleted_at' and not d.attisdropped) as soft_deletes
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'categories'::regclass and cardinality(c.conkey) = 1 and c.confdeltype <> 'c' order by 1, 2`.execute(
    db,
  );
  return rows;
};

/** Sub-categories go behind the replacement's own, in their order. */
const moveChildren = (db: Kysely<DB>, from: number, to: number) =>
  sql`
    update categories c set parent_id = ${to}, sort_key = n.key
    from (select id, (select coalesce(max(sort_key), 0) from categories where parent_id = ${to}) + 1048576 * row_number() over (order by sort_key) as key
      from categories where parent_id = ${from} and deleted_at is null) n
    where n.id = c.id`.execute(db);

const moveRows = (db: Kysely<DB>, { table, column, softDeletes }: Reference, from: number, to: number) =>
  sql`update ${sql.table(table)} set ${sql.id(column)} = ${to} where ${sql.id(column)} = ${from} ${softDeletes ? sql`and deleted_at is null` : sql``}`.execute(
    db,
  );

/** Hands everything that uses a category to another; needs `lockTree` and both rows locked. */
export const moveUses = async (db: Kysely<DB>, from: number, to: number): Promise<void> => {
  for (const reference of await readReferences(db)) {
    try {
      await (reference.table === 'categories' ? moveChildren(db, from, to) : moveRows(db, reference, from, to));
    } catch (error) {
      throw hasCode(error, '23505')
        ? conflict(
            `Both categories have ${reference.table.replaceAll('_', ' ')} of one name: rename one of the two first`,
          )
        : error;
    }
  }
};
