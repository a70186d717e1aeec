import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import type { TreeCategory } from './category-tree';

/** All categories that are there. */
export const treeCategories = (db: Kysely<DB>): Promise<TreeCategory[]> =>
  db
    .selectFrom('categories')
    .select(['id', 'parentId', 'name', sql<boolean>`status = 'active'`.as('isActive')])
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute();

export interface KnownSkill {
  readonly id: number;
  readonly version: number;
  readonly categoryId: number;
  readonly name: string;
  /** It had the name before it was merged: `id` and `version` are those of the skill that it is now. */
  readonly isMerged: boolean;
}

/** The skills with one of these names, lower-cased, in one of these categories; after them those that had it and were merged. */
export const knownSkills = async (
  db: Kysely<DB>,
  categoryIds: readonly number[],
  names: readonly string[],
): Promise<KnownSkill[]> =>
  (
    await sql<KnownSkill>`
      with recursive named as (
        select id as now_id, merged_into_id, category_id, lower(name) as name, status = 'merged' as is_merged, 0 as steps from skills
          where category_id = any(${[...categoryIds]}::bigint[]) and lower(name) = any(${[...names]}::text[]) and deleted_at is null
        union all select s.id, s.merged_into_id, n.category_id, n.name, true, n.steps + 1 from named n join skills s on s.id = n.merged_into_id where n.steps < 50)
      select s.id, s.version, n.category_id, n.name, n.is_merged from named n join skills s on s.id = n.now_id where n.merged_into_id is null order by n.is_merged, s.id`.execute(
      db,
    )
  ).rows;

/** Whose spelling each of these is, by the spelling in lower case. */
export const aliasOwners = async (
  db: Kysely<DB>,
  aliases: readonly string[],
): Promise<ReadonlyMap<string, { readonly skillId: number; readonly name: string }>> => {
  const { rows } = await sql<{ alias: string; skillId: number; name: string }>`
    select lower(a.alias::text) as alias, a.skill_id, s.name from skill_aliases a join skills s on s.id = a.skill_id where a.alias = any(${[...aliases]}::citext[])`.execute(
    db,
  );
  return new Map(rows.map(({ alias, ...owner }) => [alias, owner]));
};
