import type { RequestOf } from '@lectern/contract';
import type { skillCalls, SkillRow } from '@lectern/contract/catalog';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { proposeSlug, writtenSlug } from '../../../records/slug';
import { keepCategory } from '../category/tree.queries';
import { distinctAliases, setAliases } from './skill-aliases.queries';
import { skills } from './skill.table';

type Written = Omit<RequestOf<typeof skillCalls.create>, 'newCategory'>;

/** Keeps the category before the skill is locked, in the order in which a category is deleted. */
export const keepSkillCategory = async (db: Kysely<DB>, { categoryId }: Partial<Written>): Promise<void> => {
  if (categoryId !== undefined) await keepCategory(db, categoryId);
};

/** A skill; without a slug one is made from its name. */
export const createSkill = async (db: Kysely<DB>, { aliases = [], ...written }: Written): Promise<number> => {
  const name = written.name.trim();
  const id = await skills.nextId(db);
  const slug = written.slug || (await proposeSlug(db, 'skills', name, id));
  await skills.insert(db, { ...written, id, name, slug, description: written.description?.trim() ?? '' });
  await setAliases(db, id, distinctAliases(aliases));
  return id;
};

/** What is absent stays; an emptied slug is made again from the name. A category that has become inactive meanwhile may stay. */
export const updateSkill = async (
  db: Kysely<DB>,
  row: SkillRow,
  { aliases, ...written }: Partial<Written>,
): Promise<void> => {
  const { slug, description } = written;
  const name = written.name?.trim();
  if (Object.keys(written).length > 0 || aliases)
    await skills.update(db, row, {
      ...written,
      name,
      slug: await writtenSlug(db, 'skills', slug, { name: name ?? row.name, id: row.id }),
      description: description?.trim(),
    });
  if (aliases) await setAliases(db, row.id, distinctAliases(aliases));
};
