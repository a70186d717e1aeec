import type { MovedCounts } from '@lectern/contract/people';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { studentsOf, type StoredStudent } from '../student.queries';
import type { Side } from './move-rows.queries';

/** Numbers on one page. */
export const groupsPerPage = 25;
/** Students of one number that are compared; a number that more have is one of a school, not of a person. */
const perNumber = 20;

const listed = sql`u.role_id = 15 and u.deleted_at is null and u.mobile_e164 is not null`;

/** The mobile number of a student, live or not. */
export const numberOf = async (db: Kysely<DB>, studentId: number): Promise<string | null> =>
  (
    await db
      .selectFrom('students as s')
      .innerJoin('users as u', 'u.id', 's.userId')
      .select('u.mobileE164')
      .where('s.id', '=', studentId)
      .executeTakeFirst()
  )?.mobileE164 ?? null;

/** Numbers that several students have, after `after`, in their order: one more than a page has. */
export const sharedNumbers = async (db: Kysely<DB>, after: string | null): Promise<string[]> => {
  const { rows } = await sql<{ number: string }>`
    select u.mobile_e164 as number from users u where ${listed} and u.mobile_e164 > ${after ?? ''}
    group by u.mobile_e164 having count(*) > 1 order by u.mobile_e164 limit ${groupsPerPage + 1}`.execute(db);
  return rows.map(({ number }) => number);
};

/** The live students of a number, the one who was there first at the top. */
export const studentsWith = async (db: Kysely<DB>, number: string): Promise<StoredStudent[]> => {
  const { rows } = await sql<StoredStudent>`
    select r.* from (${studentsOf(sql`select s.id from users u join students s on s.user_id = u.id
      where ${listed} and u.mobile_e164 = ${number} and s.deleted_at is null and s.merged_into_id is null order by s.id limit ${perNumber}`)}) r order by r.id`.execute(
    db,
  );
  return rows;
};

/** What a merge would move from this student. */
export const countMoved = async (db: Kysely<DB>, { id, userId }: Side): Promise<MovedCounts> => {
  const { rows } = await sql<MovedCounts>`select
    (select count(distinct batch_id)::int from batch_members where student_id = ${id}) as batches,
    (select count(*)::int from demos where student_id = ${id} and deleted_at is null) as demos,
    (select count(*)::int from submissions where student_id = ${id}) as submissions,
    (select count(*)::int from person_skills where student_id = ${id} and deleted_at is null) as skills,
    (select count(*)::int from orders where user_id = ${userId}) as orders`.execute(db);
  return rows[0] as MovedCounts;
};
