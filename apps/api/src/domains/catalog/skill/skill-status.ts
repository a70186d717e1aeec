import type { ResponseOf } from '@lectern/contract';
import { usesInWords, type skillCalls, type SkillInUse } from '@lectern/contract/catalog';
import { conflict } from '../../../server/calls/errors';
import type { Work } from '../../../server/calls/frame';
import { auditOf } from './skill-write';
import { lockDeletedSkill, lockSkill, markSkillDeleted, updateSkill } from './skill-write.queries';
import { readSkill } from './skill.queries';
import { readUses } from '../uses.queries';

/** Whether it is offered. */
export const changeSkillStatus = async ({
  request,
  db,
  audit,
}: Work<typeof skillCalls.changeStatus>): Promise<ResponseOf<typeof skillCalls.changeStatus>> => {
  const skill = await lockSkill(db, request);
  await updateSkill(db, skill, { status: request.status });
  audit(auditOf('skill.changeStatus', skill, { status: skill.status }, { status: request.status }));
  return { skill: await readSkill(db, skill.id) };
};

/** One that nothing uses; it can be restored for 30 days. */
export const deleteSkill = async ({
  request,
  db,
  audit,
}: Work<typeof skillCalls.delete>): Promise<ResponseOf<typeof skillCalls.delete>> => {
  const skill = await lockSkill(db, request);
  const uses = await readUses(db, 'skills', skill.id);
  if (uses.length > 0)
    throw conflict(`${skill.name} is still used by ${usesInWords(uses)}`, { result: { uses } satisfies SkillInUse });
  const restorableUntil = await markSkillDeleted(db, skill.id);
  audit(auditOf('skill.delete', skill, {}, {}));
  return { restorableUntil };
};

/** Into its category, when that is still there. */
export const restoreSkill = async ({
  request,
  db,
  audit,
}: Work<typeof skillCalls.restore>): Promise<ResponseOf<typeof skillCalls.restore>> => {
  const { skill, categoryIsLive } = await lockDeletedSkill(db, request);
  if (!categoryIsLive) throw conflict('The category of this skill has been deleted: restore that one first');
  await updateSkill(db, skill, { deletedAt: null });
  audit(auditOf('skill.restore', skill, { deletedAt: skill.deletedAt }, { deletedAt: null }));
  return { skill: await readSkill(db, skill.id) };
};
