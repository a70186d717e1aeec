import { usesInWords, type skillCalls, type SkillInUse } from '@lectern/contract/catalog';
import { changesOf } from '../http/audit';
import { conflict } from '../http/errors';
import type { Handlers } from '../http/frame';
import { keepCategory } from './category-write.queries';
import { distinctAliases, setAliases } from './skill-aliases.queries';
import { listSkills } from './skill-list';
import { insertSkill, lockDeletedSkill, lockSkill, markSkillDeleted, nextSkillId, requireActive, updateSkill, type SkillValues, type StoredSkill } from './skill-write.queries';
import { readSkill } from './skill.queries';
import { proposeSlug } from './slug';
import { readUses } from './uses.queries';

type Audited = Partial<SkillValues & { readonly aliases: readonly string[]; readonly deletedAt: string | null }>;
const audited = ['categoryId', 'name', 'slug', 'description', 'aliases', 'status', 'deletedAt'] as const;
const auditOf = (action: `skill.${string}`, { id, name }: Pick<StoredSkill, 'id' | 'name'>, before: Audited, after: Audited) =>
  ({ action, entity: 'skills', entityId: id, label: after.name ?? name, changes: changesOf(before, after, audited) }) as const;

export const skillHandlers: Handlers<typeof skillCalls> = {
  list: listSkills,

  detail: async ({ request, db }) => {
    const skill = await readSkill(db, request.id);
    return { skill, uses: await readUses(db, 'skills', skill.id) };
  },

  create: async ({ request, db, audit }) => {
    const { categoryId, description = '', status = 'active' } = request;
    requireActive(await keepCategory(db, categoryId));
    const name = request.name.trim();
    const aliases = distinctAliases(request.aliases ?? []);
    const id = await nextSkillId(db);
    const values = { categoryId, name, slug: request.slug || (await proposeSlug(db, 'skills', name, id)), description: description.trim(), status };
    await insertSkill(db, { id, ...values });
    await setAliases(db, id, aliases);
    audit(auditOf('skill.create', { id, name }, {}, { ...values, aliases }));
    return { skill: await readSkill(db, id) };
  },

  update: async ({ request, db, audit }) => {
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
  },

  changeStatus: async ({ request, db, audit }) => {
    const skill = await lockSkill(db, request);
    await updateSkill(db, skill, { status: request.status });
    audit(auditOf('skill.changeStatus', skill, { status: skill.status }, { status: request.status }));
    return { skill: await readSkill(db, skill.id) };
  },

  delete: async ({ request, db, audit }) => {
    const skill = await lockSkill(db, request);
    const uses = await readUses(db, 'skills', skill.id);
    if (uses.length > 0) throw conflict(`${skill.name} is still used by ${usesInWords(uses)}`, { result: { uses } satisfies SkillInUse });
    const restorableUntil = await markSkillDeleted(db, skill.id);
    audit(auditOf('skill.delete', skill, {}, {}));
    return { restorableUntil };
  },

  restore: async ({ request, db, audit }) => {
    const { skill, categoryIsLive } = await lockDeletedSkill(db, request);
    if (!categoryIsLive) throw conflict('The category of this skill has been deleted: restore that one first');
    await updateSkill(db, skill, { deletedAt: null });
    audit(auditOf('skill.restore', skill, { deletedAt: skill.deletedAt }, { deletedAt: null }));
    return { skill: await readSkill(db, skill.id) };
  },
};
