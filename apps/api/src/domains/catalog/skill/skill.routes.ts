import type { skillCalls } from '@lectern/contract/catalog';
import type { Handlers } from '../../../server/calls/frame';
import { listSkills } from './skill-list';
import { changeSkillStatus, deleteSkill, restoreSkill } from './skill-status';
import { changeSkill, createSkill } from './skill-write';
import { readSkill } from './skill.queries';
import { readUses } from '../uses.queries';

export const skillHandlers: Handlers<typeof skillCalls> = {
  list: listSkills,

  detail: async ({ request, db }) => {
    const skill = await readSkill(db, request.id);
    return { skill, uses: await readUses(db, 'skills', skill.id) };
  },

  create: createSkill,
  update: changeSkill,
  changeStatus: changeSkillStatus,
  delete: deleteSkill,
  restore: restoreSkill,
};
