import { revealableFields, type studentCalls } from '@lectern/contract/people';
import type { Handler } from '../../../server/calls/frame';
import { readStudent } from './student-detail.queries';

/** One hidden value of a student in full; who saw it, and why, is in the audit. */
export const revealValue: Handler<typeof studentCalls.reveal> = async ({
  request: { id, field, reason },
  db,
  audit,
}) => {
  const student = await readStudent(db, id);
  audit({
    action: 'student.reveal',
    entity: 'students',
    entityId: id,
    label: student.name,
    changes: { reason: [null, `${revealableFields[field]}: ${reason.trim()}`] },
  });
  return { value: student[field] || null };
};
