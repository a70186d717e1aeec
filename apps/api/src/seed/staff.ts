import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';

/** Role → its team, what its people are called, and the countries that they take turns to serve. */
const teams = [
  [1, 'Management', 'Managing director', ''],
  [2, 'Operations', 'Operations manager', ''],
  [3, 'Academics', 'Academic coordinator', ''],
  [4, 'Sales', 'Customer advisor', 'IN,NP|AE|KE,NG|GB,US'],
  [100, 'Content', 'Content editor', ''],
  [101, 'Finance', 'Accountant', ''],
] as const;

/** The profiles of the staff: teams with titles, whom they report to, and the countries that sales people serve. */
export const seedStaff = async (db: Kysely<DB>): Promise<void> => {
  for (const [roleId, team, title, served] of teams)
    await sql`
      with numbered as (select id, row_number() over (order by id) as n from users where role_id = ${roleId}),
        first as (select min(id) as id from users where role_id = ${roleId})
      update staff_profiles p set team = ${team}, job_title = case when n.n = 1 then ${roleId > 2 ? `Head of ${team.toLowerCase()}` : title} else ${title} end,
        manager_id = case when n.n > 1 then first.id when ${roleId} > 1 then (select min(id) from users where role_id = ${roleId > 2 ? 2 : 1}) end,
        country_ids = array(select c.id from countries c where c.iso2 = any (string_to_array(split_part(${served}, '|', ((n.n - 1) % 4 + 1)::int), ',')) order by c.id)
      from numbered n, first where n.id = p.user_id`.execute(db);
};
