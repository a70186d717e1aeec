import { messages, say, type ResponseOf } from '@lectern/contract';
import type { studentCalls } from '@lectern/contract/people';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, fieldError } from '../../../server/calls/errors';
import type { Work } from '../../../server/calls/frame';
import { isSales } from '../../platform/user/sales-team';
import { withSeat } from './seats';
import { shownTo } from './shown';
import { auditOf } from './student-audit';
import { readStudent } from './student-detail.queries';
import { lockStudent, updateStudent } from './student-write.queries';
import { refuseStale } from './student-write';

type Assign = typeof studentCalls.assign;

const refuse = (field: string, label: string) =>
  badRequest(fieldError(field, 'live', say(messages.invalid, { field: label })));

/** @throws 400 on the field for a person outside the sales team */
const requireSales = async (db: Kysely<DB>, id: number): Promise<void> => {
  const { rows } = await sql`select 1 from users u where u.id = ${id} and ${isSales}`.execute(db);
  if (rows.length === 0) throw refuse('salesUserId', 'Owner');
};

/** @throws 400 on the field for an institute that is not active */
const requireInstitute = async (db: Kysely<DB>, id: number): Promise<void> => {
  const { rows } = await sql`
    select 1 from institutes where id = ${id} and status = 'active' and deleted_at is null for key share`.execute(db);
  if (rows.length === 0) throw refuse('instituteId', 'Institute');
};

/** Who looks after a student, and the institute; what they have already stays, also where it could not be chosen now. */
export const assignStudent = async ({
  request: { id, version, salesUserId, instituteId },
  db,
  actor,
  audit,
}: Work<Assign>): Promise<ResponseOf<Assign>> => {
  const before = await lockStudent(db, id, 'live');
  refuseStale(actor, before, version);
  if (salesUserId && salesUserId !== before.salesUserId) await requireSales(db, salesUserId);
  if (instituteId && instituteId !== before.instituteId) await requireInstitute(db, instituteId);
  await withSeat(() =>
    updateStudent(
      db,
      before,
      {},
      { ...(salesUserId !== undefined && { salesUserId }), ...(instituteId !== undefined && { instituteId }) },
    ),
  );
  const after = await readStudent(db, id);
  audit(auditOf('student.assign', after, before, after));
  return { student: shownTo(actor, after) };
};
