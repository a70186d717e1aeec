import { sql, type Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import { readJobActor } from '../../server/jobs/actor';
import type { Actor } from '../../server/calls/frame';
import type { Buyer } from './habits';

/** Active students with an e-mail address, in order, with the currency they pay in. */
export const readBuyers = async (
  db: Kysely<DB>,
): Promise<readonly (Buyer & { readonly currency: string; readonly no: number })[]> =>
  (
    await sql<{ studentId: number; joinedAt: string; currency: string; no: number }>`
      select s.id as student_id, u.created_at as joined_at, (row_number() over (order by s.id) - 1)::int as no,
        case when c.iso2 = 'AE' then 'AED' when c.iso2 = 'GB' then 'GBP' when c.iso2 in ('US', 'KE', 'NG') then 'USD' else 'INR' end as currency
      from students s join users u on u.id = s.user_id left join countries c on c.id = u.country_id
      where u.status = 'active' and u.deleted_at is null and s.deleted_at is null and s.merged_into_id is null and u.email is not null and u.country_id is not null
      order by s.id`.execute(db)
  ).rows.map((row) => ({ ...row, joinedAt: new Date(row.joinedAt) }));

/** The first active staff of a role, with their rights. */
export const readStaff = async (db: Kysely<DB>, roleId: number): Promise<readonly Actor[]> => {
  const staff = await db
    .selectFrom('users')
    .select('id')
    .where('roleId', '=', roleId)
    .where('status', '=', 'active')
    .orderBy('id')
    .execute();
  return Promise.all(staff.map(({ id }) => readJobActor(db, id, null)));
};

/** A published course that the student does not have; undefined where there was none at that moment. */
export const findCourse = async (db: Kysely<DB>, studentId: number, nth: number): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    with open as (
      select c.id, row_number() over (order by c.id) - 1 as no, count(*) over () as total from courses c
      where c.status = 'published' and c.deleted_at is null and c.created_at <= money_now() and c.price_minor > 0
        and not exists (select 1 from course_enrolments e where e.course_id = c.id and e.student_id = ${studentId})
        and not exists (select 1 from orders o where o.course_id = c.id and o.student_id = ${studentId} and o.status = 'open'))
    select id from open where no = ${nth} % total`.execute(db);
  return rows[0]?.id;
};

/** A batch with a price and a free seat that the student is not in. */
export const findBatch = async (db: Kysely<DB>, studentId: number): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    select b.id from batches b where b.timing_status in (2, 3) and b.price_minor > 0 and b.deleted_at is null and b.seats_taken + 1 < b.seats
      and coalesce(b.booking_closes_at > now(), true) and not exists (select 1 from batch_members m where m.batch_id = b.id and m.student_id = ${studentId})
    order by b.starts_at desc, b.id limit 1`.execute(db);
  return rows[0]?.id;
};

/** The newest student who never had a plan; undefined where all had one. */
export const findWithoutPlan = async (db: Kysely<DB>): Promise<number | undefined> =>
  (
    await sql<{ id: number }>`
      select s.id from students s join users u on u.id = s.user_id
      where u.status = 'active' and u.deleted_at is null and s.deleted_at is null and s.merged_into_id is null and u.created_at <= money_now()
        and not exists (select 1 from subscriptions b where b.student_id = s.id) order by u.created_at desc, s.id limit 1`.execute(
      db,
    )
  ).rows[0]?.id;

export const findPlan = async (db: Kysely<DB>, name: string): Promise<number> =>
  (await db.selectFrom('studentPlans').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;
