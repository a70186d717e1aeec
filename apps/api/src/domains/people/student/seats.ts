import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { fieldConflict } from '../../../server/calls/errors';
import { hasCode } from '../../../server/calls/postgres-errors';

/** Raised by `count_institute_students` (H12): the last seat is given once. */
const noSeat = 'PE001';

/** Writes a student who may need a seat of an institute. @throws 409 on the field where it has none left */
export const withSeat = async <Result>(write: () => Promise<Result>): Promise<Result> => {
  try {
    return await write();
  } catch (error) {
    throw hasCode(error, noSeat) ? fieldConflict('instituteId', 'This institute has no free seat') : error;
  }
};

/** Locks the institutes of locked students, by id: a seat is going to move between them by more than one statement. */
export const lockInstitutesOf = async (db: Kysely<DB>, studentIds: readonly number[]): Promise<void> => {
  await sql`
    select 1 from institutes where id in (select institute_id from students where id = any(${studentIds}::bigint[])) order by id for no key update`.execute(
    db,
  );
};
