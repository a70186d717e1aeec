import { messages, say } from '@lectern/contract';
import type { SubAdminRow } from '@lectern/contract/people';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, fieldError } from '../../../server/calls/errors';
import { trimmed } from '../../../records/record-writes';

/** What is written of staff besides the account. */
export type Profile = Partial<Pick<SubAdminRow, 'jobTitle' | 'team' | 'managerId' | 'countryIds' | 'notes'>>;

const refuse = (field: string, label: string) =>
  badRequest(fieldError(field, 'live', say(messages.invalid, { field: label })));

/** @throws 400 on the field for a manager who is no staff or the person, directly or over others; for a country that is none */
const requireKnown = async (db: Kysely<DB>, userId: number, { managerId, countryIds }: Profile): Promise<void> => {
  if (managerId) {
    const { rows } = await sql<{ isStaff: boolean; isBelow: boolean }>`
      with recursive above as (
        select user_id, manager_id, 1 as level from staff_profiles where user_id = ${managerId}
        union all select p.user_id, p.manager_id, level + 1 from staff_profiles p join above a on p.user_id = a.manager_id where level < 50)
      select exists (select 1 from staff_profiles p join users u on u.id = p.user_id where p.user_id = ${managerId} and u.deleted_at is null) as is_staff,
        exists (select 1 from above where user_id = ${userId}) as is_below`.execute(db);
    if (!rows[0]?.isStaff || rows[0].isBelow) throw refuse('managerId', 'Manager');
  }
  if (countryIds && countryIds.length > 0) {
    const known = await db.selectFrom('countries').select('id').where('id', 'in', countryIds).execute();
    if (known.length < new Set(countryIds).size) throw refuse('countryIds', 'Countries served');
  }
};

/** Writes what is there of the profile; the account has got its new version. */
export const writeProfile = async (db: Kysely<DB>, userId: number, written: Profile): Promise<void> => {
  const { jobTitle, team, managerId, countryIds, notes } = written;
  const columns = Object.entries({
    ...trimmed({ jobTitle, team, notes }),
    managerId,
    countryIds: countryIds && sql<number[]>`${[...new Set(countryIds)]}::bigint[]`,
  }).filter(([, value]) => value !== undefined);
  if (columns.length === 0) return;
  await requireKnown(db, userId, written);
  await db.updateTable('staffProfiles').set(Object.fromEntries(columns)).where('userId', '=', userId).execute();
};
