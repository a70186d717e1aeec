import { wayText, type ResponseOf } from '@lectern/contract';
import { leadFlow, type studentCalls } from '@lectern/contract/people';
import { badRequest, fieldError, stale } from '../../../server/calls/errors';
import type { Actor, Work } from '../../../server/calls/frame';
import { endSessionsOf } from '../../platform/auth/end-sessions';
import { personColumns, requireGuardian } from '../person-values';
import { requireCountry } from '../mobile.queries';
import { refuseSameMobile } from '../same-mobile.queries';
import { shownTo } from './shown';
import { auditOf } from './student-audit';
import { readStudent, type StoredDetail } from './student-detail.queries';
import { withSeat } from './seats';
import {
  insertStudent,
  lockStudent,
  markStudentDeleted,
  mobileColumns,
  undeleteStudent,
  updateStudent,
  type StudentColumns,
} from './student-write.queries';

/** @throws 409 with the current student when somebody saved before */
export const refuseStale = (actor: Actor, student: StoredDetail, version: number, isStale = false): void => {
  if (isStale || student.version !== version) throw stale(shownTo(actor, student));
};

/** Creates a student with the account; `from` is the source unless staff typed it. */
export const createStudent = async (
  { request, db, actor, audit }: Work<typeof studentCalls.create>,
  from: Pick<StudentColumns, 'source' | 'importJobId' | 'importRow'> = {},
): Promise<ResponseOf<typeof studentCalls.create>> => {
  const { firstName, lastName = '', email, mobile, countryId, city, confirmDuplicate } = request;
  const numbers = await mobileColumns(db, mobile, countryId);
  const columns = await personColumns(db, request, countryId);
  requireGuardian({
    dateOfBirth: request.dateOfBirth ?? null,
    guardianName: columns.guardianName ?? '',
    guardianMobile: columns.guardianMobileE164 ?? null,
  });
  if (!confirmDuplicate) await refuseSameMobile(db, numbers.mobileE164);
  const account = {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email?.trim() || null,
    countryId,
    ...numbers,
    ...(city?.trim() && { city: city.trim() }),
  };
  const student = await readStudent(db, await insertStudent(db, account, { ...columns, ...from }, actor.userId));
  audit(auditOf('student.create', student, {}, student));
  return { student: shownTo(actor, student) };
};

/** Absent fields stay. */
export const changeStudent = async ({
  request,
  db,
  actor,
  audit,
}: Work<typeof studentCalls.update>): Promise<ResponseOf<typeof studentCalls.update>> => {
  const { id, version, firstName, lastName, email, mobile, countryId, city, leadState } = request;
  const before = await lockStudent(db, id, 'live');
  refuseStale(actor, before, version);
  if (
    leadState !== undefined &&
    leadState !== before.leadState &&
    !leadFlow[before.leadState].some(({ to }) => to === leadState)
  )
    throw badRequest(fieldError('leadState', 'next', wayText('Lead status', before.leadState, leadState)));
  const country = countryId ?? before.countryId;
  if (countryId !== undefined && countryId !== before.countryId) await requireCountry(db, countryId);
  const account = {
    ...(firstName !== undefined && { firstName: firstName.trim() }),
    ...(lastName !== undefined && { lastName: lastName.trim() }),
    ...(email !== undefined && { email: email?.trim() || null }),
    ...(countryId !== undefined && { countryId }),
    ...(city !== undefined && { city: city.trim() }),
    ...(mobile !== undefined && (await mobileColumns(db, mobile, country))),
  };
  const columns = await personColumns(db, request, country);
  await updateStudent(db, before, account, { ...columns, ...(leadState && { leadState }) });
  const after = await readStudent(db, id);
  requireGuardian(after);
  audit(auditOf('student.update', after, before, after));
  return { student: shownTo(actor, after) };
};

/** Deletes the account too, and ends its sessions. */
export const deleteStudent = async ({
  request,
  db,
  actor,
  audit,
}: Work<typeof studentCalls.delete>): Promise<ResponseOf<typeof studentCalls.delete>> => {
  const student = await lockStudent(db, request.id, 'live');
  refuseStale(actor, student, request.version);
  const restorableUntil = await markStudentDeleted(db, student);
  await endSessionsOf(db, student.userId, 'revoked');
  audit(auditOf('student.delete', student, {}, {}));
  return { restorableUntil };
};

/** Restores within 30 days, unless the e-mail address is in use. */
export const restoreStudent = async ({
  request,
  db,
  actor,
  audit,
}: Work<typeof studentCalls.restore>): Promise<ResponseOf<typeof studentCalls.restore>> => {
  const student = await lockStudent(db, request.id, 'restorable');
  refuseStale(actor, student, request.version, student.deletedAt === null);
  await withSeat(() => undeleteStudent(db, student));
  audit(auditOf('student.restore', student, { deletedAt: student.deletedAt }, { deletedAt: null }));
  return { student: shownTo(actor, await readStudent(db, student.id)) };
};
