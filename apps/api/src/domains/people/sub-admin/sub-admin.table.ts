import type { SubAdminRow } from '@lectern/contract/people';
import { sql } from 'kysely';
import { recordTable } from '../../../records/table';

const ofProfile = (column: string) =>
  sql`(select ${sql.ref(`p.${column}`)} from staff_profiles p where p.user_id = t.id)`;
/** What the list filters by and the account does not have. */
export const profile = { jobTitle: ofProfile('jobTitle'), team: ofProfile('team'), managerId: ofProfile('managerId') };

/** The accounts of staff. */
export const subAdmins = recordTable<SubAdminRow>('users', {
  label: 'fullName',
  columns: ['firstName', 'lastName', 'roleId', 'blockReason', 'lastLoginAt', 'createdAt'],
  computed: {
    name: sql.ref('t.fullName'),
    email: sql`t.email::text`,
    roleName: sql`(select r.name from roles r where r.id = t.role_id)`,
    ...profile,
    managerName: sql`(select m.full_name from staff_profiles p join users m on m.id = p.manager_id where p.user_id = t.id)`,
    countryIds: ofProfile('countryIds'),
    countryNames: sql`array(select c.name from staff_profiles p join countries c on c.id = any (p.country_ids) where p.user_id = t.id order by c.name)`,
    notes: ofProfile('notes'),
  },
  unique: { users_email: ['email', 'E-mail'] },
  among: 't.id in (select user_id from staff_profiles)',
});
