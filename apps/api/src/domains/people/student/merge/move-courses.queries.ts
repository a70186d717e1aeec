import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';

/** The courses that any of these students has or has reviewed, in order of their ids. */
export const coursesOf = async (db: Kysely<DB>, studentIds: readonly number[]): Promise<readonly number[]> => {
  const { rows } = await sql<{ courseId: number }>`
    select course_id from course_enrolments where student_id in (${sql.join(studentIds)})
    union select course_id from course_reviews where student_id in (${sql.join(studentIds)}) order by course_id`.execute(
    db,
  );
  return rows.map(({ courseId }) => courseId);
};

/** Whoever enrols locks the course before the student: a merge takes the same order. */
export const lockCourses = (db: Kysely<DB>, courseIds: readonly number[]) =>
  sql`select 1 from courses where id = any(${courseIds}::bigint[]) order by id for no key update`.execute(db);

/** Moves courses and reviews to the student who is kept: where both have one, the further progress and the kept one's own review stay. */
export const moveCourses = async (
  db: Kysely<DB>,
  kept: number,
  merged: number,
  courseIds: readonly number[],
): Promise<void> => {
  const both = sql`k.student_id = ${kept} and m.student_id = ${merged} and m.course_id = k.course_id`;
  await sql`
    update course_enrolments k set progress_percent = greatest(k.progress_percent, m.progress_percent),
      state = case when m.state = 'completed' then m.state else k.state end, completed_at = coalesce(k.completed_at, m.completed_at)
    from course_enrolments m where ${both} and k.state <> 'revoked' and m.state <> 'revoked'`.execute(db);
  await sql`
    update course_enrolments m set state = 'revoked', revoked_at = now()
    from course_enrolments k where ${both} and k.state <> 'revoked' and m.state <> 'revoked'`.execute(db);
  await sql`update course_enrolments set student_id = ${kept} where student_id = ${merged}`.execute(db);
  await sql`delete from course_reviews m using course_reviews k where ${both}`.execute(db);
  await sql`update course_reviews set student_id = ${kept} where student_id = ${merged}`.execute(db);
  await sql`select course_restat(id) from unnest(${courseIds}::bigint[]) id`.execute(db);
};
