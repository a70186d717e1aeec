import { messages, say } from '@lectern/contract';
import type { studentCalls } from '@lectern/contract/people';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, fieldError, stale } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { shownTo } from './shown';
import { auditOf } from './student-audit';
import { readStudent } from './student-detail.queries';
import { boards, grades } from './step2-choices';
import { activeSkills, skillGroups } from './step2-choices.queries';
import { lockStudent, updateStudent } from './student-write.queries';

/** Grades, boards, and the active skills that are meant, under their categories. */
export const step2Choices: Handler<typeof studentCalls.step2Choices> = async ({ db, request }) => ({
  grades,
  boards,
  categories: await skillGroups(db, request),
});

/** Sets the student's skills. An inactive one may stay, but not be added. @throws 400 on the field of each skill */
const writeSkills = async (db: Kysely<DB>, studentId: number, skillIds: readonly number[]): Promise<void> => {
  const { rows: had } = await sql<{
    skillId: number;
  }>`select skill_id from person_skills where student_id = ${studentId} and deleted_at is null`.execute(db);
  const kept = new Set(had.map(({ skillId }) => skillId));
  // The share lock keeps a skill from being deleted before its new use is counted.
  const { rows: offered } = await sql<{
    id: number;
  }>`select a.id from (${activeSkills}) a join skills k on k.id = a.id where a.id in (${sql.join(skillIds)}) order by a.id for share of k`.execute(
    db,
  );
  const known = new Set([...kept, ...offered.map(({ id }) => id)]);
  const wrong = skillIds.flatMap((id, at) =>
    known.has(id) ? [] : [fieldError(`skillIds[${at}]`, 'live', say(messages.invalid, { field: 'Skill' }))],
  );
  if (wrong.length > 0) throw badRequest(wrong);
  await sql`update person_skills set deleted_at = now() where student_id = ${studentId} and deleted_at is null and skill_id not in (${sql.join(skillIds)})`.execute(
    db,
  );
  await sql`
    insert into person_skills (student_id, skill_id, category_id, sort_order)
    select ${studentId}::bigint, k.id, k.category_id, w.place from unnest(array[${sql.join(skillIds)}]::bigint[]) with ordinality w (id, place) join skills k on k.id = w.id
    on conflict (student_id, skill_id) where deleted_at is null do update set sort_order = excluded.sort_order`.execute(
    db,
  );
};

/** Saves what the student wants to learn, and when; absent fields stay. @throws 400 while grade or skills are missing */
export const saveStep2: Handler<typeof studentCalls.step2> = async ({ request, db, actor, audit }) => {
  const { id, version, grade, board, school, goals, skillIds, preferredMode, preferredHours } = request;
  const before = await lockStudent(db, id, 'live');
  if (before.version !== version) throw stale(shownTo(actor, before));
  const missing = [
    grade === undefined && before.grade === '' && 'grade',
    skillIds === undefined && before.skills.length === 0 && 'skillIds',
  ].filter((field) => field !== false);
  if (missing.length > 0)
    throw badRequest(
      missing.map((field) =>
        fieldError(field, 'required', say(messages.required, { field: field === 'grade' ? 'Grade' : 'Skills' })),
      ),
    );
  if (skillIds) await writeSkills(db, id, skillIds);
  await updateStudent(
    db,
    before,
    {},
    {
      ...(grade !== undefined && { grade: grade.trim() }),
      profileStep: 3,
      ...(board !== undefined && { board: board.trim() }),
      ...(school !== undefined && { school: school.trim() }),
      ...(goals !== undefined && { goals: goals.trim() }),
      ...(preferredMode !== undefined && { preferredMode }),
      ...(preferredHours !== undefined && { preferredHours: JSON.stringify(preferredHours) }),
    },
  );
  const after = await readStudent(db, id);
  audit(auditOf('student.learn', after, before, after));
  return { student: shownTo(actor, after) };
};
