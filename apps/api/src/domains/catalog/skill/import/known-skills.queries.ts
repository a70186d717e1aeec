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
}

/** The skills with one of these names, lower-cased, in one of these categories. */
export const knownSkills = async (
  db: Kysely<DB>,
  categoryIds: readonly number[],
  names: readonly string[],
): Promise<KnownSkill[]> =>
  (
    await sql<KnownSkill>`select id, version, category_id, lower(name) as name from skills where category_id = any(${[...categoryIds]}::bigint[]) and lower(name) = any(${[...names]}::text[]) and deleted_at is null and status <> 'merged'`.execute(
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
