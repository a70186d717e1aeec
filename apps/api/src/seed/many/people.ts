import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../database/schema.generated';
import { firstNames, lastNames } from '../names';

/** An account of many: everything of a person comes from its number `n`, the same each time and without a draw that would have to be repeated. */
const drawn = (count: number, digit: string): RawBuilder<unknown> => sql`
  select n, f.names[1 + (n * 7919) % array_length(f.names, 1)] as first_name,
    l.names[1 + (n * 104729 / 7) % array_length(l.names, 1)] || case when n % 3 = 0 then ' ' || l.names[1 + (n * 31 / 5) % array_length(l.names, 1)] else '' end as last_name,
    c.id as country_id, c.dial_code, ${digit} || lpad(n::text, c.mobile_min - 1, '0') as national, now() - make_interval(mins => (n * 7919 % 777600)::int) as made
  from generate_series(1, ${count}::bigint) n
  join (select id, dial_code, mobile_min, row_number() over (order by id) - 1 as place, count(*) over () as all_places from countries where iso2 in ('IN', 'NP', 'AE', 'US', 'GB', 'KE', 'NG', 'DE')) c on c.place = n % c.all_places
  cross join (select array[${sql.join(firstNames)}]::text[] as names) f cross join (select array[${sql.join(lastNames)}]::text[] as names) l`;

interface Accounts {
  readonly role: number;
  readonly noun: 'student' | 'trainer' | 'agency';
  readonly count: number;
  /** What their mobile numbers begin with. */
  readonly digit: string;
}

/** Writes `count` accounts in a `with`, the number `n` of each at the end of its slug. */
export const accountsOf = ({ role, noun, count, digit }: Accounts): RawBuilder<unknown> => sql`
  drawn as materialized (${drawn(count, digit)}), written as (
    insert into users (role_id, status, first_name, last_name, email, slug, country_id, mobile_country_id, mobile_typed, mobile_e164, blocked_at, block_reason, created_at, updated_at)
    select ${role}::bigint, case when n % 50 = 7 then 'blocked' else 'active' end, first_name, last_name, case when n % 9 = 4 then null else ${noun} || n || '@example.org' end, ${noun} || '-' || n,
      country_id, country_id, national, dial_code || national, case when n % 50 = 7 then made end, case when n % 50 = 7 then 'Asked for a pause' end, made, made
    from drawn order by n returning id, slug, last_name, created_at as made),
  accounts as (select id, split_part(slug::text, '-', 2)::bigint as n, last_name, made from written)`;

/** Writes `count` students with their accounts. */
export const writeStudents = async (db: Kysely<DB>, count: number): Promise<void> => {
  await sql`
    with ${accountsOf({ role: 15, noun: 'student', count, digit: '5' })}
    insert into students (user_id, source, lead_state, created_at, updated_at)
    select id, 'self', (array['new', 'contacted', 'demo', 'lapsed', 'lost'])[1 + (n * 13 / 4) % 5], made, made from accounts order by id`.execute(
    db,
  );
};

/** The id before that of the first drawn row of a table: what has the number n has the id `before + n`. */
export const idBefore = async (
  db: Kysely<DB>,
  table: 'students' | 'trainers' | 'agencies',
  noun: Accounts['noun'],
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select t.id - 1 as id from ${sql.table(table)} t join users u on u.id = t.user_id where u.slug = ${`${noun}-1`}`.execute(
    db,
  );
  return rows[0]!.id;
};
