import type { studentCalls } from '@lectern/contract/people';
import type { Handler } from '../../../server/calls/frame';
import { entityLog } from '../../platform/audit/audit.routes';
import { readStudent } from './student-detail.queries';

/** The actions on a student and the account, from the audit log, the newest first. */
export const listActivities: Handler<typeof studentCalls.activities> = async ({ request, db, actor }) => {
  await readStudent(db, request.id);
  return entityLog(db, actor, { entity: 'students', ...request });
};
