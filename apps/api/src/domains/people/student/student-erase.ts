import { messages, say } from '@lectern/contract';
import type { studentCalls } from '@lectern/contract/people';
import { badRequest, conflict, fieldError, stale } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { endSessionsOf } from '../../platform/auth/end-sessions';
import { shownTo } from './shown';
import { readStudent } from './student-detail.queries';
import { erasePerson, openOrders } from './student-erase.queries';
import { lockStudent } from './student-write.queries';

/** Erases a student for good, live or deleted. The log keeps author and reason, not the student. @throws 409 while money is unsettled */
export const eraseStudent: Handler<typeof studentCalls.erase> = async ({
  request: { id, version, typedName, reason },
  db,
  actor,
  audit,
}) => {
  const student = await lockStudent(db, id, 'any');
  if (student.version !== version) throw stale(shownTo(actor, student));
  if (typedName.trim() !== student.name)
    throw badRequest(fieldError('typedName', 'name', say(messages.invalid, { field: 'Name' })));
  const open = await openOrders(db, student.userId);
  if (open > 0)
    throw conflict(
      open === 1 ? 'An order of this student is still open' : `${open} orders of this student are still open`,
    );
  await endSessionsOf(db, student.userId, 'erased');
  await erasePerson(db, student);
  const erased = await readStudent(db, id);
  audit({
    action: 'student.erase',
    entity: 'students',
    entityId: id,
    label: erased.name,
    changes: { reason: [null, reason.trim()] },
  });
  return { student: shownTo(actor, erased) };
};
