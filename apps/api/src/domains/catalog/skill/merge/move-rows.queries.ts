import type { MergeCount } from '@lectern/contract/catalog';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { skillReferences, type SkillReference } from './references.queries';

/** The two skills of a merge. */
export interface Pair {
  readonly sourceId: number;
  readonly targetId: number;
}

const kindOf = (table: string): string => table.replace(/_(\w)/g, (_whole, letter: string) => letter.toUpperCase());
const column = (reference: SkillReference) => sql.id(reference.column);

/** What an index says of its columns is read over one row, `x` or that of the table around it. */
const overRow = (said: RawBuilder<unknown>): RawBuilder<unknown> => sql`(select ${said} from (select x.*) same)`;

/** Whether the target has the same as the row `x` of the source, by any unique index. */
const collides = (reference: SkillReference, targetId: number): RawBuilder<SqlBool> => {
  const same = reference.unique.map(({ others, condition }) => {
    const live = sql.raw(condition ?? 'true');
    const equal =
      others.length === 0
        ? sql`true`
        : sql`row(${sql.raw(others.join(', '))}) = ${overRow(sql.raw(others.join(', ')))}`;
    return sql`(${overRow(live)} and exists (select 1 from ${sql.table(reference.table)} where ${column(reference)} = ${targetId} and ${live} and ${equal}))`;
  });
  return same.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(same, sql` or `)})`;
};

/** How many rows name a skill; no more are counted than `limit`. */
export const countReferences = async (db: Kysely<DB>, skillId: number, limit: number): Promise<number> => {
  let count = 0;
  for (const reference of await skillReferences(db)) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from (select 1 from ${sql.table(reference.table)} where ${column(reference)} = ${skillId} limit ${limit}) l`.execute(
      db,
    );
    count += rows[0]!.n;
  }
  return count;
};

/** What a merge would do, per table. */
export const countMerge = async (db: Kysely<DB>, { sourceId, targetId }: Pair): Promise<MergeCount[]> => {
  const counts: MergeCount[] = [];
  for (const reference of await skillReferences(db)) {
    const { rows } = await sql<{ moved: number; dropped: number }>`
      select count(*) filter (where not gone)::int as moved, count(*) filter (where gone)::int as dropped
      from (select ${collides(reference, targetId)} as gone from ${sql.table(reference.table)} x where ${column(reference)} = ${sourceId}) r`.execute(
      db,
    );
    const { moved, dropped } = rows[0]!;
    if (moved + dropped > 0) counts.push({ kind: kindOf(reference.table), moved, dropped });
  }
  return counts;
};

/** Rows that can't be dropped, as others belong to them, and that the target has too: at most ten of a table. */
export const blockedRows = async (
  db: Kysely<DB>,
  { sourceId, targetId }: Pair,
): Promise<{ kind: string; name: string }[]> => {
  const blocked: { kind: string; name: string }[] = [];
  for (const reference of (await skillReferences(db)).filter(({ isParent }) => isParent)) {
    const { rows } = await sql<{ name: string }>`
      select ${reference.label === null ? sql`x.id::text` : sql.ref(`x.${reference.label}`)} as name from ${sql.table(reference.table)} x
      where ${column(reference)} = ${sourceId} and ${collides(reference, targetId)} order by 1 limit 10`.execute(db);
    blocked.push(...rows.map(({ name }) => ({ kind: kindOf(reference.table), name })));
  }
  return blocked;
};

interface Block extends Pair {
  readonly mergeId: number;
  readonly limit: number;
}

const keyOf = ({ primaryKey }: SkillReference, row: string) =>
  sql`jsonb_build_object(${sql.join(primaryKey.flatMap((name) => [sql.lit(name), sql.ref(`${row}.${name}`)]))})`;
const sameKey = ({ primaryKey }: SkillReference, one: string, other: string) =>
  sql.join(
    primaryKey.map((name) => sql`${sql.ref(`${one}.${name}`)} = ${sql.ref(`${other}.${name}`)}`),
    sql` and `,
  );

/** Columns that a move changes besides the skill: the category, the place behind the target's own rows, and where a spelling came from. */
const changedBesides = (
  reference: SkillReference,
  targetId: number,
): readonly (readonly [string, RawBuilder<unknown>])[] => [
  ...(reference.hasCategory
    ? [['category_id', sql`(select category_id from skills where id = ${targetId})`] as const]
    : []),
  ...(reference.isOrdered
    ? [
        [
          'sort_key',
          sql`b.sort_key + (select coalesce(max(o.sort_key), 0) from ${sql.table(reference.table)} o where o.${column(reference)} = ${targetId})`,
        ] as const,
      ]
    : []),
  ...(reference.table === 'skill_aliases' ? [['source', sql`'merge'`] as const] : []),
];

const dropRows = async (db: Kysely<DB>, reference: SkillReference, { mergeId, limit, ...pair }: Block) =>
  sql`
    with block as (select x.* from ${sql.table(reference.table)} x where ${column(reference)} = ${pair.sourceId} and ${collides(reference, pair.targetId)} limit ${limit} for update),
    gone as (delete from ${sql.table(reference.table)} t using block b where ${sameKey(reference, 't', 'b')} returning t.*)
    insert into skill_merge_rows (merge_id, table_name, column_name, row_key, action, row_before)
    select ${mergeId}, ${reference.table}, ${reference.column}, ${keyOf(reference, 'g')}, 'dropped', to_jsonb(g) from gone g`.execute(
    db,
  );

const moveRows = async (db: Kysely<DB>, reference: SkillReference, { mergeId, limit, ...pair }: Block) => {
  const besides = changedBesides(reference, pair.targetId);
  const before = besides.flatMap(([name]) => [sql.lit(name), sql.ref(`b.${name}`)]);
  const set = besides.map(([name, value]) => sql`, ${sql.id(name)} = ${value}`);
  return sql`
    with block as (select x.* from ${sql.table(reference.table)} x where ${column(reference)} = ${pair.sourceId} limit ${limit} for update),
    moved as (update ${sql.table(reference.table)} t set ${column(reference)} = ${pair.targetId}${sql.join(set, sql``)} from block b where ${sameKey(reference, 't', 'b')}
      returning ${keyOf(reference, 't')} as key, jsonb_build_object(${sql.join(before)}) as before)
    insert into skill_merge_rows (merge_id, table_name, column_name, row_key, action, row_before)
    select ${mergeId}, ${reference.table}, ${reference.column}, key, 'moved', before from moved`.execute(db);
};

/** Moves at most `limit` rows of one table, those first that are dropped. Answers how many; none is left when it is 0. */
export const moveBlock = async (
  db: Kysely<DB>,
  block: Block,
): Promise<{ readonly moved: number; readonly dropped: number }> => {
  // Until the transaction ends: what people teach stays approved.
  await sql`select set_config('lectern.merges_skills', 'on', true)`.execute(db);
  for (const reference of await skillReferences(db)) {
    // What others belong to is never dropped: where the target gets its name after the check, the unique index ends the move.
    const dropped = reference.isParent ? 0 : Number((await dropRows(db, reference, block)).numAffectedRows ?? 0);
    if (dropped > 0) return { moved: 0, dropped };
    const moved = Number((await moveRows(db, reference, block)).numAffectedRows ?? 0);
    if (moved > 0) return { moved, dropped: 0 };
  }
  return { moved: 0, dropped: 0 };
};
