import { messages, say } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, fieldError } from '../../../server/calls/errors';

const invalid = (property: string, field: string) =>
  badRequest(fieldError(property, 'live', say(messages.invalid, { field })));

/** @throws 400 for a trainer who is deleted, or no longer active */
export const requireTrainer = async (db: Kysely<DB>, id: number): Promise<void> => {
  const { rows } = await sql`
    select 1 from trainers r join users u on u.id = r.user_id
    where r.id = ${id} and r.deleted_at is null and u.deleted_at is null and u.status = 'active' for key share of r`.execute(
    db,
  );
  if (rows.length === 0) throw invalid('trainerId', 'Trainer');
};

/** An agency is named with a trainer of its own. @throws 400 */
export const requireAgency = async (db: Kysely<DB>, id: number, trainerId: number | null): Promise<void> => {
  const { rows } = await sql`
    select 1 from agencies a join trainers r on r.agency_id = a.id
    where a.id = ${id} and a.deleted_at is null and r.id = ${trainerId} for key share of a`.execute(db);
  if (rows.length === 0)
    throw badRequest(fieldError('agencyId', 'trainer', 'The trainer does not belong to this agency'));
};

/** @throws 400 for a skill that nobody may choose; those that the course has already may stay */
export const requireSkills = async (
  db: Kysely<DB>,
  ids: readonly number[],
  had: ReadonlySet<number>,
): Promise<void> => {
  const wanted = ids.filter((id) => !had.has(id)).toSorted((one, other) => one - other);
  if (wanted.length === 0) return;
  const { rows } = await sql<{ id: number }>`
    select id from skills where id = any(${wanted}::bigint[]) and deleted_at is null and status = 'active' order by id for key share`.execute(
    db,
  );
  const live = new Set(rows.map(({ id }) => id));
  const refused = ids.flatMap((id, at) =>
    had.has(id) || live.has(id)
      ? []
      : [fieldError(`skillIds[${at}]`, 'live', say(messages.invalid, { field: 'Skill' }))],
  );
  if (refused.length > 0) throw badRequest(refused);
};

/** Whether the trainer of a course may sell: the account is active and neither is deleted. */
export const isTrainerActive = async (db: Kysely<DB>, courseId: number): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from courses c join trainers r on r.id = c.trainer_id join users u on u.id = r.user_id
    where c.id = ${courseId} and r.deleted_at is null and u.deleted_at is null and u.status = 'active' for share of u`.execute(
    db,
  );
  return rows.length > 0;
};
