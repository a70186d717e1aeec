import type { ResponseOf } from '@lectern/contract';
import type { skillCalls } from '@lectern/contract/catalog';
import { changesOf } from '../../../server/calls/audit';
import type { Work } from '../../../server/calls/frame';
import { keepCategory } from '../category/category-write.queries';
import { distinctAliases, setAliases } from './skill-aliases.queries';
import {
  insertSkill,
  lockSkill,
  nextSkillId,
  requireActive,
  updateSkill,
  type SkillValues,
  type StoredSkill,
} from './skill-write.queries';
import { readSkill } from './skill.queries';
import { proposeSlug } from '../../../records/slug';

type Audited = Partial<SkillValues & { readonly aliases: readonly string[]; readonly deletedAt: string | null }>;
const audited = ['categoryId', 'name', 'slug', 'description', 'aliases', 'status', 'deletedAt'] as const;
/** The audit row of one deed. */
export const auditOf = (
  action: `skill.${string}`,
  { id, name }: Pick<StoredSkill, 'id' | 'name'>,
  before: Audited,
  after: Audited,
) =>
  ({
    action,
    entity: 'skills',
    entityId: id,
    label: after.name ?? name,
    changes: changesOf(before, after, audited),
  }) as const;

/** A skill; without a slug one is proposed. */
export const createSkill = async ({
  request,
  db,
  audit,
}: Work<typeof skillCalls.create>): Promise<ResponseOf<typeof skillCalls.create>> => {
  const { categoryId, description = '', status = 'active' } = request;
  requireActive(await keepCategory(db, categoryId));
  const name = request.name.trim();
  const aliases = distinctAliases(request.aliases ?? []);
  const id = await nextSkillId(db);
  const values = {
    categoryId,
    name,
    slug: request.slug || (await proposeSlug(db, 'skills', name, id)),
    description: description.trim(),
    status,
  };
  await insertSkill(db, { id, ...values });
  await setAliases(db, id, aliases);
  audit(auditOf('skill.create', { id, name }, {}, { ...values, aliases }));
  return { skill: await readSkill(db, id) };
};

/** What is absent stays. */
export const changeSkill = async ({
  request,
  db,
  audit,
}: Work<typeof skillCalls.update>): Promise<ResponseOf<typeof skillCalls.update>> => {
  const { id, categoryId, slug, description, status } = request;
  const category = categoryId === undefined ? undefined : await keepCategory(db, categoryId);
  const skill = await lockSkill(db, request);
  // An unchanged category may have become inactive meanwhile.
  if (categoryId !== undefined && categoryId !== skill.categoryId) requireActive(category);
  const before = await readSkill(db, id);
  const name = request.name?.trim() ?? skill.name;
  const aliases = request.aliases && distinctAliases(request.aliases);
  const changed = {
    ...(categoryId !== undefined && { categoryId }),
    ...(request.name !== undefined && { name }),
    ...(slug !== undefined && { slug: slug || (await proposeSlug(db, 'skills', name, id)) }),
    ...(description !== undefined && { description: description.trim() }),
    ...(status !== undefined && { status }),
  };
  if (Object.keys(changed).length > 0 || aliases) await updateSkill(db, skill, changed);
  if (aliases) await setAliases(db, id, aliases);
  audit(auditOf('skill.update', skill, before, { ...before, ...changed, ...(aliases && { aliases }) }));
  return { skill: await readSkill(db, id) };
};
