import { mergeableFields, type MergeableField, type studentMergeCalls } from '@lectern/contract/people';
import { sql } from 'kysely';
import { badRequest, conflict, fieldError, stale } from '../../../../server/calls/errors';
import type { Handler } from '../../../../server/calls/frame';
import { endSessionsOf } from '../../../platform/auth/end-sessions';
import { shownTo } from '../shown';
import { lockInstitutesOf, withSeat } from '../seats';
import { auditOf } from '../student-audit';
import { readStudent, type StoredDetail } from '../student-detail.queries';
import { lockStudent } from '../student-write.queries';
import { joinConversations } from './join-conversations';
import { coursesOf, lockCourses, moveCourses } from './move-courses.queries';
import { moveRows } from './move-rows.queries';
import { batchesOf, lockBatches, moveSeats } from './move-seats.queries';
import { referencesTo } from './references.queries';
import { withoutRule } from './rules';
import { takeFields } from './take-fields.queries';

const same = () => badRequest(fieldError('mergedId', 'other', 'Choose another student than the one to keep'));

/** @throws 409 with the student who changed since the person looked */
const refuseChanged = (student: StoredDetail, version: number, shown: unknown): void => {
  if (student.version !== version) throw stale(shown);
};

/** Merges the duplicate into the student who is kept: seats, work, orders and the chosen fields move, the other account ends. Not undone. */
export const mergeStudent: Handler<typeof studentMergeCalls.merge> = async ({ request, db, actor, audit }) => {
  const { keptId, mergedId, keptVersion, mergedVersion, reason } = request;
  const chosen = [...new Set((request.chosen ?? []) as MergeableField[])];
  if (keptId === mergedId) throw same();
  const unknown = withoutRule(await referencesTo(db, 'students'), await referencesTo(db, 'users'));
  if (unknown.length > 0) throw conflict(`A merge does not know what becomes of ${unknown.join(', ')}`);

  const ids = [keptId, mergedId].sort((a, b) => a - b);
  const locked = await batchesOf(db, ids);
  await lockBatches(db, locked);
  const courses = await coursesOf(db, ids);
  await lockCourses(db, courses);
  const students = new Map<number, StoredDetail>();
  for (const id of ids) students.set(id, await lockStudent(db, id, 'live'));
  const [kept, merged] = [students.get(keptId) as StoredDetail, students.get(mergedId) as StoredDetail];
  refuseChanged(kept, keptVersion, shownTo(actor, kept));
  refuseChanged(merged, mergedVersion, shownTo(actor, merged));
  if (kept.mobile === null || kept.mobile !== merged.mobile)
    throw conflict('Only students with the same mobile number are merged');
  // A seat that came meanwhile is in a batch that is not locked.
  if ((await batchesOf(db, ids)).some((id) => !locked.includes(id)))
    throw conflict('A seat was booked meanwhile. Try again.');
  if ((await coursesOf(db, ids)).some((id) => !courses.includes(id)))
    throw conflict('A course was given meanwhile. Try again.');

  await lockInstitutesOf(db, ids);
  const moved = { batches: await moveSeats(db, keptId, mergedId), ...(await moveRows(db, kept, merged)) };
  await moveCourses(db, keptId, mergedId, courses);
  await joinConversations(db, kept);
  await sql`update users set deleted_at = now() where id = ${merged.userId}`.execute(db);
  // The duplicate's e-mail address and its seat of an institute are free from here on.
  await sql`update students set deleted_at = now(), merged_into_id = ${keptId} where id = ${mergedId}`.execute(db);
  await withSeat(() => takeFields(db, chosen, kept, merged));
  await sql`update students set version = version + 1 where id = ${keptId}`.execute(db);
  await sql`insert into student_merges (kept_id, merged_id, chosen, moved, reason, merged_by)
    values (${keptId}, ${mergedId}, ${JSON.stringify(chosen)}, ${JSON.stringify(moved)}, ${reason.trim()}, ${actor.userId})`.execute(
    db,
  );
  await endSessionsOf(db, merged.userId, 'revoked');

  const after = await readStudent(db, keptId);
  const entry = auditOf('student.merge', after, kept, after);
  const taken = chosen.map((field) => mergeableFields[field]);
  audit({
    ...entry,
    changes: { ...entry.changes, merged: [merged.name, kept.name], taken: [[], taken], reason: [null, reason.trim()] },
  });
  audit({
    ...auditOf('student.merge', merged, {}, {}),
    changes: { mergedInto: [null, kept.name], reason: [null, reason.trim()] },
  });
  return { student: shownTo(actor, after) };
};
