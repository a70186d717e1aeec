import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import { seedDemo } from './demo';
import { firstNames, lastNames } from './names';

/** How many students the medium size adds to the demo's. */
export const mediumStudents = 100_000;

// Everything of a person comes from the number n: the same database each time, and no draw that would have to be repeated.
const people = (count: number) => sql`
  select n, f.names[1 + (n * 7919) % array_length(f.names, 1)] as first_name,
    l.names[1 + (n * 104729 / 7) % array_length(l.names, 1)] || case when n % 3 = 0 then ' ' || l.names[1 + (n * 31 / 5) % array_length(l.names, 1)] else '' end as last_name,
    c.id as country_id, c.dial_code, '5' || lpad(n::text, c.mobile_min - 1, '0') as national, now() - make_interval(mins => (n * 7919 % 777600)::int) as made
  from generate_series(1, ${count}::bigint) n
  join (select id, dial_code, mobile_min, row_number() over (order by id) - 1 as place, count(*) over () as all_places from countries where iso2 in ('IN', 'NP', 'AE', 'US', 'GB', 'KE', 'NG', 'DE')) c on c.place = n % c.all_places
  cross join (select array[${sql.join(firstNames)}]::text[] as names) f cross join (select array[${sql.join(lastNames)}]::text[] as names) l`;

/** Writes `count` students with their accounts. */
export const writeStudents = async (db: Kysely<DB>, count: number): Promise<void> => {
  await sql`
    with drawn as materialized (${people(count)}), accounts as (
      insert into users (role_id, status, first_name, last_name, email, slug, country_id, mobile_country_id, mobile_typed, mobile_e164, blocked_at, block_reason, created_at, updated_at)
      select 15, case when n % 50 = 7 then 'blocked' else 'active' end, first_name, last_name, case when n % 9 = 4 then null else 'student' || n || '@example.org' end, 'student-' || n,
        country_id, country_id, national, dial_code || national, case when n % 50 = 7 then made end, case when n % 50 = 7 then 'Asked for a pause' end, made, made
      from drawn order by n returning id, slug, created_at)
    insert into students (user_id, source, lead_state, created_at, updated_at)
    select id, 'self', (array['new', 'contacted', 'demo', 'lapsed', 'lost'])[1 + (split_part(slug::text, '-', 2)::bigint * 13 / 4) % 5], created_at, created_at from accounts order by id`.execute(
    db,
  );
};

/** The demo and many students, in one transaction: what lists and searches are measured on. */
export const seedMedium = (db: Kysely<DB>, count = mediumStudents): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await seedDemo(transaction);
    await writeStudents(transaction, count);
    // Lists take their unfiltered totals, and the planner its choices, from these counts.
    await sql`analyze users, students, students_listed`.execute(transaction);
  });
