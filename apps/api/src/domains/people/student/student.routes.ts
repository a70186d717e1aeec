import type { studentCalls } from '@lectern/contract/people';
import { notFound } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { mayReveal } from '../../../server/calls/mask';
import { shownTo, shownToOneself } from './shown';
import { listActivities } from './student-activities';
import { assignStudent } from './student-assign';
import { auditOf } from './student-audit';
import { readStudent } from './student-detail.queries';
import { eraseStudent } from './student-erase';
import { readStudentFigures } from './student-figures';
import { listStudents } from './student-list';
import { findByMobile, pickStudents } from './student-pick';
import { revealValue } from './student-reveal';
import { saveStep2, step2Choices } from './student-step2';
import { changeStudent, createStudent, deleteStudent, restoreStudent } from './student-write';

export const studentHandlers: Handlers<typeof studentCalls> = {
  list: listStudents,
  figures: readStudentFigures,
  pick: pickStudents,
  findByMobile,
  quickSignup: async (work) => {
    const { student } = await createStudent(work, { source: 'quick' });
    return { studentId: student.id, userId: student.userId, name: student.name };
  },
  activities: listActivities,
  step2: saveStep2,
  step2Choices,
  erase: eraseStudent,
  create: createStudent,
  update: changeStudent,
  assign: assignStudent,
  lead: changeStudent,
  delete: deleteStudent,
  restore: restoreStudent,
  reveal: revealValue,

  detail: async ({ request, db, actor, audit }) => {
    const student = await readStudent(db, request.id);
    if (mayReveal(actor)) audit(auditOf('student.reveal', student, {}, {}));
    return { student: shownTo(actor, student) };
  },

  own: async ({ db, actor }) => {
    const mine = await db
      .selectFrom('students')
      .select('id')
      .where('userId', '=', actor.userId)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    if (!mine) throw notFound();
    return { profile: shownToOneself(actor, await readStudent(db, mine.id)) };
  },
};
