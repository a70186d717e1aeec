import { sql, type Kysely, type Updateable } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { messages, say } from '@lectern/contract';
import { badRequest, conflict, fieldError, notFound } from '../../../server/calls/errors';
import { restorableDays } from '../../../records/restorable-days';
import { emailTaken } from '../account.queries';
import { readTrainer, type StoredTrainerDetail } from './trainer.queries';

const kept = {
  live: sql`t.deleted_at is null`,
  restorable: sql`(t.deleted_at is null or t.deleted_at > now() - make_interval(days => ${restorableDays}))`,
  any: sql`true`,
} as const;

/** Locks a trainer's two rows, the trainer first. The caller compares versions. @throws 409 for one who was erased */
export const lockTrainer = async (
  db: Kysely<DB>,
  id: number,
  which: keyof typeof kept = 'live',
): Promise<StoredTrainerDetail> => {
  const { rows } = await sql<{
    userId: number;
  }>`select t.user_id from trainers t where t.id = ${id} and ${kept[which]} for update`.execute(db);
  if (!rows[0]) throw notFound();
  await db.selectFrom('users').select('id').where('id', '=', rows[0].userId).forNoKeyUpdate().execute();
  const trainer = await readTrainer(db, id);
  if (trainer.accountStatus === 'erased') throw conflict('This trainer has been erased');
  return trainer;
};

/** The columns of a trainer that the form writes. */
export type TrainerColumns = Omit<Updateable<DB['trainers']>, 'id' | 'userId' | 'version' | 'state'>;

/** The trainer always gets a new version, so that the list by last change shows it. */
export const updateTrainerRow = (db: Kysely<DB>, id: number, columns: TrainerColumns) =>
  db
    .updateTable('trainers')
    .set((eb) => ({ version: eb('version', '+', 1), ...columns }))
    .where('id', '=', id)
    .execute();

/** Counts a trainer in (1) or out (-1) of an agency. @throws 400 on the field for an agency that is not there */
export const countInAgency = async (db: Kysely<DB>, agencyId: number | null, by: 1 | -1): Promise<void> => {
  if (agencyId === null) return;
  const { rows } =
    await sql`update agencies set trainers_count = trainers_count + ${by}::int where id = ${agencyId} and (${by}::int < 0 or deleted_at is null) returning 1`.execute(
      db,
    );
  if (rows.length === 0) throw badRequest(fieldError('agencyId', 'live', say(messages.invalid, { field: 'Agency' })));
};

/** The batches that keep a trainer from being deleted or erased. @throws 409 with their number */
export const refuseWithBatches = ({ batchesNow }: Pick<StoredTrainerDetail, 'batchesNow'>): void => {
  if (batchesNow > 0)
    throw conflict(
      batchesNow === 1 ? 'A batch of this trainer goes on' : `${batchesNow} batches of this trainer go on`,
    );
};

/** Marks a locked trainer and the account as deleted; answers until when they can be restored. */
export const markTrainerDeleted = async (db: Kysely<DB>, { id, userId }: StoredTrainerDetail): Promise<string> => {
  await db
    .updateTable('users')
    .set({ deletedAt: sql<string>`now()` })
    .where('id', '=', userId)
    .execute();
  const { until } = await db
    .updateTable('trainers')
    .set({ deletedAt: sql<string>`now()` })
    .where('id', '=', id)
    .returning(sql<string>`deleted_at + make_interval(days => ${restorableDays})`.as('until'))
    .executeTakeFirstOrThrow();
  return until;
};

/** @throws 409 on the e-mail address when another account has it meanwhile */
export const undeleteTrainer = async (db: Kysely<DB>, { id, userId }: StoredTrainerDetail): Promise<void> => {
  try {
    await db.updateTable('users').set({ deletedAt: null }).where('id', '=', userId).execute();
    await db.updateTable('trainers').set({ deletedAt: null }).where('id', '=', id).execute();
  } catch (error) {
    throw emailTaken(error);
  }
};
