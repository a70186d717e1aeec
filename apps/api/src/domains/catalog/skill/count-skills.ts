import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

/** Counts for each skill the live courses, trainers, students and chapters that name it; answers how many counts have changed. */
export const countSkills = async (db: Kysely<DB>): Promise<number> => {
  const { numAffectedRows } = await sql`
    with courses_of as (select x.skill_id, count(*) as n from course_skills x join courses c on c.id = x.course_id where c.deleted_at is null group by 1),
    people_of as (
      select p.skill_id, count(t.id) as trainers, count(s.id) as students
      from person_skills p left join trainers t on t.id = p.trainer_id and t.deleted_at is null left join students s on s.id = p.student_id and s.deleted_at is null
      where p.deleted_at is null group by 1),
    chapters_of as (select skill_id, count(*) as n from chapters where deleted_at is null group by 1)
    insert into skill_counts (skill_id, courses, trainers, students, chapters)
    select k.id, coalesce(c.n, 0), coalesce(p.trainers, 0), coalesce(p.students, 0), coalesce(h.n, 0)
    from skills k left join courses_of c on c.skill_id = k.id left join people_of p on p.skill_id = k.id left join chapters_of h on h.skill_id = k.id
    where k.deleted_at is null
    on conflict (skill_id) do update set courses = excluded.courses, trainers = excluded.trainers, students = excluded.students, chapters = excluded.chapters
    where (skill_counts.courses, skill_counts.trainers, skill_counts.students, skill_counts.chapters) is distinct from (excluded.courses, excluded.trainers, excluded.students, excluded.chapters)`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
};
