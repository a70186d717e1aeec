import { sql, type Kysely, type Updateable } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { conflict, notFound, stale, taken } from '../../../server/calls/errors';
import type { Actor } from '../../../server/calls/frame';
import { violates } from '../../../server/calls/postgres-errors';
import { restorableDays } from '../../../records/restorable-days';
import { agencyShownTo, readAgency, type StoredAgencyDetail } from './agency.queries';

const kept = {
  live: sql`a.deleted_at is null`,
  restorable: sql`(a.deleted_at is null or a.deleted_at > now() - make_interval(days => ${restorableDays}))`,
  any: sql`true`,
} as const;

/** Locks an agency's two rows, the agency first. The caller compares versions. @throws 409 for one that was erased */
export const lockAgency = async (
  db: Kysely<DB>,
  id: number,
  which: keyof typeof kept = 'live',
): Promise<StoredAgencyDetail> => {
  const { rows } = await sql<{
    userId: number;
  }>`select a.user_id from agencies a where a.id = ${id} and ${kept[which]} for update`.execute(db);
  if (!rows[0]) throw notFound();
  await db.selectFrom('users').select('id').where('id', '=', rows[0].userId).forNoKeyUpdate().execute();
  const agency = await readAgency(db, id);
  if (agency.accountStatus === 'erased') throw conflict('This agency has been erased');
  return agency;
};

/** @throws 409 with the current agency when somebody saved before */
export const refuseStaleAgency = (actor: Actor, agency: StoredAgencyDetail, version: number): void => {
  if (agency.version !== version) throw stale(agencyShownTo(actor, agency));
};

export type AgencyColumns = Omit<Updateable<DB['agencies']>, 'id' | 'userId' | 'version'>;

/** The agency always gets a new version, so that the list by last change shows it. @throws 409 on a registration number of another one */
export const updateAgencyRow = async (db: Kysely<DB>, id: number, columns: AgencyColumns): Promise<void> => {
  try {
    await db
      .updateTable('agencies')
      .set((eb) => ({ version: eb('version', '+', 1), ...columns }))
      .where('id', '=', id)
      .execute();
  } catch (error) {
    throw violates(error, 'agencies_registration') ? taken('registrationNo', 'Registration number') : error;
  }
};

/** What keeps an agency from being deleted or erased. @throws 409 */
export const refuseInUse = ({ trainersCount, batchesNow }: StoredAgencyDetail): void => {
  if (trainersCount > 0)
    throw conflict(trainersCount === 1 ? '1 trainer belongs to it' : `${trainersCount} trainers belong to it`);
  if (batchesNow > 0) throw conflict(batchesNow === 1 ? 'A batch of it goes on' : `${batchesNow} batches of it go on`);
};
