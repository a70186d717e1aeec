import { messages, say } from '@lectern/contract';
import { leadStatesAfter, type studentCalls } from '@lectern/contract/people';
import { badRequest, fieldError, notFound, stale } from '../http/errors';
import type { Actor, Handlers } from '../http/frame';
import { endSessionsOf } from '../platform/auth/end-sessions';
import { personColumns, requireGuardian } from './person-values';
import { refuseSameMobile } from './same-mobile.queries';
import { mayReveal, shownTo, shownToOneself } from './shown';
import { listActivities } from './student-activities';
import { auditOf } from './student-audit';
import { readStudent, type StoredDetail } from './student-detail.queries';
import { eraseStudent } from './student-erase';
import { listStudents } from './student-list';
import { findByMobile, pickStudents } from './student-pick';
import { saveStep2, step2Choices } from './student-step2';
import { insertStudent, lockStudent, markStudentDeleted, mobileColumns, requireCountry, undeleteStudent, updateStudent } from './student-write.queries';

/** @throws 409 with the student as it is when somebody saved before */
const refuseStale = (actor: Actor, student: StoredDetail, version: number, isStale = false): void => {
  if (isStale || student.version !== version) throw stale(shownTo(actor, student));
};

export const studentHandlers: Handlers<typeof studentCalls> = {
  list: listStudents,
  pick: pickStudents,
  findByMobile,
  activities: listActivities,
  step2: saveStep2,
  step2Choices,
  erase: eraseStudent,

  detail: async ({ request, db, actor, audit }) => {
    const student = await readStudent(db, request.id);
    if (mayReveal(actor)) audit(auditOf('student.reveal', student, {}, {}));
    return { student: shownTo(actor, student) };
  },

  own: async ({ db, actor }) => {
    const mine = await db.selectFrom('students').select('id').where('userId', '=', actor.userId).where('deletedAt', 'is', null).executeTakeFirst();
    if (!mine) throw notFound();
    return { profile: shownToOneself(actor, await readStudent(db, mine.id)) };
  },

  create: async ({ request, db, actor, audit }) => {
    const { firstName, lastName = '', email, mobile, countryId, city, confirmDuplicate } = request;
    const numbers = await mobileColumns(db, mobile, countryId);
    const columns = await personColumns(db, request, countryId);
    requireGuardian({ dateOfBirth: request.dateOfBirth ?? null, guardianName: columns.guardianName ?? '', guardianMobile: columns.guardianMobileE164 ?? null });
    if (!confirmDuplicate) await refuseSameMobile(db, numbers.mobileE164);
    const account = { firstName: firstName.trim(), lastName: lastName.trim(), email: email?.trim() || null, countryId, ...numbers, ...(city?.trim() && { city: city.trim() }) };
    const student = await readStudent(db, await insertStudent(db, account, columns, actor.userId));
    audit(auditOf('student.create', student, {}, student));
    return { student: shownTo(actor, student) };
  },

  update: async ({ request, db, actor, audit }) => {
    const { id, version, firstName, lastName, email, mobile, countryId, city, leadState } = request;
    const before = await lockStudent(db, id, 'live');
    refuseStale(actor, before, version);
    if (leadState !== undefined && leadState !== before.leadState && !leadStatesAfter(before.leadState).includes(leadState)) throw badRequest(fieldError('leadState', 'next', say(messages.invalid, { field: 'Lead' })));
    const country = countryId ?? before.countryId;
    if (country === null && (mobile !== undefined || request.guardianMobile)) throw badRequest(fieldError('countryId', 'required', say(messages.required, { field: 'Country' })));
    if (countryId !== undefined && countryId !== before.countryId) await requireCountry(db, countryId);
    const account = {
      ...(firstName !== undefined && { firstName: firstName.trim() }),
      ...(lastName !== undefined && { lastName: lastName.trim() }),
      ...(email !== undefined && { email: email?.trim() || null }),
      ...(countryId !== undefined && { countryId }),
      ...(city !== undefined && { city: city.trim() }),
      ...(mobile !== undefined && country !== null && (await mobileColumns(db, mobile, country))),
    };
    const columns = await personColumns(db, request, country);
    await updateStudent(db, before, account, { ...columns, ...(leadState && { leadState }) });
    const after = await readStudent(db, id);
    requireGuardian(after);
    audit(auditOf('student.update', after, before, after));
    return { student: shownTo(actor, after) };
  },

  delete: async ({ request, db, actor, audit }) => {
    const student = await lockStudent(db, request.id, 'live');
    refuseStale(actor, student, request.version);
    const restorableUntil = await markStudentDeleted(db, student);
    await endSessionsOf(db, student.userId, 'revoked');
    audit(auditOf('student.delete', student, {}, {}));
    return { restorableUntil };
  },

  restore: async ({ request, db, actor, audit }) => {
    const student = await lockStudent(db, request.id, 'restorable');
    refuseStale(actor, student, request.version, student.deletedAt === null);
    await undeleteStudent(db, student);
    audit(auditOf('student.restore', student, { deletedAt: student.deletedAt }, { deletedAt: null }));
    return { student: shownTo(actor, await readStudent(db, student.id)) };
  },
};
