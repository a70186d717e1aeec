import { usesInWords, type skillCalls, type SkillInUse } from '@lectern/contract/catalog';
import { conflict } from '../http/errors';
import type { Handlers } from '../http/frame';
import { listSkills } from './skill-list';
import { auditOf, changeSkill, createSkill } from './skill-write';
import { lockDeletedSkill, lockSkill, markSkillDeleted, updateSkill } from './skill-write.queries';
import { readSkill } from './skill.queries';
import { readUses } from './uses.queries';

export const skillHandlers: Handlers<typeof skillCalls> = {
  list: listSkills,

  detail: async ({ request, db }) => {
    const skill = await readSkill(db, request.id);
    return { skill, uses: await readUses(db, 'skills', skill.id) };
  },

  create: createSkill,
  update: changeSkill,

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
