import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { skillReferences, type SkillReference } from './references.queries';

interface Merge {
  readonly id: number;
  readonly sourceId: number;
  readonly targetId: number;
}

/** Columns that a move may have changed besides, with their types; one that is not in `row_before` was not. */
const besides = [
  ['category_id', 'bigint'],
  ['sort_key', 'bigint'],
  ['source', 'text'],
] as const;

const rowsOf = ({ table, column }: SkillReference, { id }: Merge, action: string) =>
  sql`(select * from skill_merge_rows where merge_id = ${id} and table_name = ${table} and column_name = ${column} and action = ${action})`;

/** Moved rows that still name the target go back; answers how many do not. */
const moveBack = async (db: Kysely<DB>, reference: SkillReference, merge: Merge): Promise<number> => {
  const { table, column, primaryKey, hasCategory, isOrdered } = reference;
  const has: Readonly<Record<string, boolean>> = {
    category_id: hasCategory,
    sort_key: isOrdered,
    source: table === 'skill_aliases',
  };
  const set = besides
    .filter(([name]) => has[name])
    .map(([name, type]) => sql`, ${sql.id(name)} = (m.row_before ->> ${sql.lit(name)})::${sql.raw(type)}`);
  const key = sql`jsonb_build_object(${sql.join(primaryKey.flatMap((name) => [sql.lit(name), sql.ref(`t.${name}`)]))})`;
  const { rows } = await sql<{ n: number }>`
    with back as (update ${sql.table(table)} t set ${sql.id(column)} = ${merge.sourceId}${sql.join(set, sql``)}
      from ${rowsOf(reference, merge, 'moved')} m where t.${sql.id(column)} = ${merge.targetId} and ${key} = m.row_key returning 1)
    select (select count(*) from ${rowsOf(reference, merge, 'moved')} m)::int - (select count(*) from back)::int as n`.execute(
    db,
  );
  return rows[0]!.n;
};

/** Dropped rows are there again, as they were, unless something else has their place by now; answers how many are not. */
const insertDropped = async (db: Kysely<DB>, reference: SkillReference, merge: Merge): Promise<number> => {
  const table = sql.table(reference.table);
  const { rows: columns } = await sql<{ name: string }>`
    select attname::text as name from pg_attribute where attrelid = ${reference.table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`.execute(
    db,
  );
  const names = sql.join(columns.map(({ name }) => sql.id(name)));
  const { rows } = await sql<{ n: number }>`
    with again as (insert into ${table} (${names}) overriding system value
      select ${sql.join(columns.map(({ name }) => sql`r.${sql.id(name)}`))} from ${rowsOf(reference, merge, 'dropped')} m, jsonb_populate_record(null::${table}, m.row_before) r
      on conflict do nothing returning 1)
    select (select count(*) from ${rowsOf(reference, merge, 'dropped')} m)::int - (select count(*) from again)::int as n`.execute(
    db,
  );
  return rows[0]!.n;
};

/** Puts back what a merge has moved and dropped, and takes away the spellings that it added. Answers how many rows have changed since and stay. */
export const restoreRows = async (db: Kysely<DB>, merge: Merge): Promise<number> => {
  await sql`select set_config('lectern.merges_skills', 'on', true)`.execute(db);
  await sql`
    delete from skill_aliases a using skill_merge_rows m where m.merge_id = ${merge.id} and m.action = 'added' and a.alias = (m.row_key ->> 'alias')::citext
      and a.skill_id = ${merge.targetId} and a.source = 'merge'`.execute(db);
  let kept = 0;
  for (const reference of await skillReferences(db))
    kept += (await moveBack(db, reference, merge)) + (await insertDropped(db, reference, merge));
  return kept;
};
