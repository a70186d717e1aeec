import { messages, say, type Right } from '@lectern/contract';
import { leadStatesAfter, type studentCalls } from '@lectern/contract/people';
import type { Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import { changesOf, type Changes } from '../http/audit';
import { badRequest, fieldError, stale } from '../http/errors';
import type { Handlers } from '../http/frame';
import { maskEmail, maskMobile } from '../http/mask';
import { endSessionsOf } from '../platform/auth/end-sessions';
import { refuseSameMobile } from './same-mobile.queries';
import { listStudents } from './student-list';
import { readStudent, shownTo, type StoredStudent } from './student.queries';
import { insertStudent, lockStudent, markStudentDeleted, mobileColumns, requireCountry, undeleteStudent, updateStudent } from './student-write.queries';

const audited = ['firstName', 'lastName', 'email', 'mobile', 'countryId', 'leadState', 'deletedAt'] as const satisfies readonly (keyof StoredStudent)[];
type Audited = Partial<Pick<StoredStudent, (typeof audited)[number]>>;

// Addresses and numbers stand in the log masked: it outlives the person's account.
const hidden = ({ email, mobile, ...changes }: Changes): Changes => ({
  ...changes,
  ...(email && { email: email.map((value) => maskEmail(value as string | null)) as Changes[string] }),
  ...(mobile && { mobile: mobile.map((value) => maskMobile(value as string | null)) as Changes[string] }),
});
const auditOf = (action: `student.${string}`, { id, name }: StoredStudent, before: Audited, after: Audited) =>
  ({ action, entity: 'students', entityId: id, label: name, changes: hidden(changesOf(before, after, audited)) }) as const;

/** @throws 409 with the student as it is when somebody saved before */
const refuseStale = (rights: ReadonlySet<Right>, student: StoredStudent, version: number, isStale = false): void => {
  if (isStale || student.version !== version) throw stale(shownTo(rights, student));
};

const answerOf = async (db: Kysely<DB>, rights: ReadonlySet<Right>, id: number) => ({ student: shownTo(rights, await readStudent(db, id)) });

export const studentHandlers: Handlers<typeof studentCalls> = {
  list: listStudents,

  detail: async ({ request, db, actor, audit }) => {
    const student = await readStudent(db, request.id);
    const shown = shownTo(actor.rights, student);
    if (!shown.isMasked) audit(auditOf('student.reveal', student, {}, {}));
    return { student: shown };
  },

  create: async ({ request, db, actor, audit }) => {
    const { firstName, lastName = '', email, mobile, countryId, confirmDuplicate } = request;
    const columns = await mobileColumns(db, mobile, countryId);
    if (!confirmDuplicate) await refuseSameMobile(db, columns.mobileE164);
    const id = await insertStudent(db, { firstName: firstName.trim(), lastName: lastName.trim(), email: email?.trim() || null, countryId, ...columns }, actor.userId);
    const student = await readStudent(db, id);
    audit(auditOf('student.create', student, {}, student));
    return { student: shownTo(actor.rights, student) };
  },

  update: async ({ request, db, actor, audit }) => {
    const { id, version, firstName, lastName, email, mobile, countryId, leadState } = request;
    const before = await lockStudent(db, id, 'live');
    refuseStale(actor.rights, before, version);
    if (leadState !== undefined && leadState !== before.leadState && !leadStatesAfter(before.leadState).includes(leadState)) throw badRequest(fieldError('leadState', 'next', say(messages.invalid, { field: 'Lead' })));
    const country = countryId ?? before.countryId;
    if (mobile !== undefined && country === null) throw badRequest(fieldError('countryId', 'required', say(messages.required, { field: 'Country' })));
    if (countryId !== undefined && countryId !== before.countryId) await requireCountry(db, countryId);
    const account = {
      ...(firstName !== undefined && { firstName: firstName.trim() }),
      ...(lastName !== undefined && { lastName: lastName.trim() }),
      ...(email !== undefined && { email: email?.trim() || null }),
      ...(countryId !== undefined && { countryId }),
      ...(mobile !== undefined && country !== null && (await mobileColumns(db, mobile, country))),
    };
    await updateStudent(db, before, account, leadState);
    const after = await readStudent(db, id);
    audit(auditOf('student.update', after, before, after));
    return { student: shownTo(actor.rights, after) };
  },

  delete: async ({ request, db, actor, audit }) => {
    const student = await lockStudent(db, request.id, 'live');
    refuseStale(actor.rights, student, request.version);
    const restorableUntil = await markStudentDeleted(db, student);
    await endSessionsOf(db, student.userId, 'revoked');
    audit(auditOf('student.delete', student, {}, {}));
    return { restorableUntil };
  },

  restore: async ({ request, db, actor, audit }) => {
    const student = await lockStudent(db, request.id, 'deleted');
    refuseStale(actor.rights, student, request.version, student.deletedAt === null);
    await undeleteStudent(db, student);
    audit(auditOf('student.restore', student, { deletedAt: student.deletedAt }, { deletedAt: null }));
    return answerOf(db, actor.rights, student.id);
  },
};
