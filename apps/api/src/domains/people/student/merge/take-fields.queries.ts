import type { MergeableField } from '@lectern/contract/people';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { taken } from '../../../../server/calls/errors';
import { violates } from '../../../../server/calls/postgres-errors';
import type { Side } from './move-rows.queries';

const columns: Readonly<
  Record<MergeableField, { readonly users?: readonly string[]; readonly students?: readonly string[] }>
> = {
  name: { users: ['first_name', 'last_name'] },
  email: { users: ['email', 'email_verified_at'] },
  country: { users: ['country_id', 'state_id'] },
  address: { users: ['city'], students: ['address_line', 'postal_code'] },
  guardian: { students: ['guardian_name', 'guardian_relation', 'guardian_email', 'guardian_mobile_e164'] },
  dateOfBirth: { students: ['date_of_birth'] },
  gender: { students: ['gender'] },
  owner: { students: ['sales_user_id'] },
  institute: { students: ['institute_id'] },
  leadState: { students: ['lead_state'] },
  grade: { students: ['grade'] },
  board: { students: ['board'] },
  school: { students: ['school'] },
  goals: { students: ['goals'] },
  preferredMode: { students: ['preferred_mode'] },
  preferredHours: { students: ['preferred_hours'] },
};

const copy = async (
  db: Kysely<DB>,
  table: 'users' | 'students',
  names: readonly string[],
  to: number,
  from: number,
) => {
  if (names.length === 0) return;
  const set = sql.join(names.map((name) => sql`${sql.ref(name)} = m.${sql.ref(name)}`));
  await sql`update ${sql.table(table)} k set ${set} from ${sql.table(table)} m where k.id = ${to} and m.id = ${from}`.execute(
    db,
  );
};

/** Copies the chosen fields of the duplicate, who is deleted with the account: its e-mail address and its seat are free. @throws 409 where somebody has the address */
export const takeFields = async (
  db: Kysely<DB>,
  chosen: readonly MergeableField[],
  kept: Side,
  merged: Side,
): Promise<void> => {
  const of = (table: 'users' | 'students') => chosen.flatMap((field) => columns[field][table] ?? []);
  try {
    await copy(db, 'users', of('users'), kept.userId, merged.userId);
    await copy(db, 'students', of('students'), kept.id, merged.id);
  } catch (error) {
    throw violates(error, 'users_email') ? taken('email', 'E-mail') : error;
  }
};
