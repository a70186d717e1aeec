import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

/** A video by its place: a lesson, or the introduction of a course. */
export interface PlayedAt {
  readonly videoId: number;
  readonly courseId?: number | undefined;
  readonly lessonId?: number | undefined;
}

export interface Playable {
  readonly courseId: number;
  readonly lessonId: number | null;
  /** Null while the course has none. */
  readonly trainerId: number | null;
  readonly trainerUserId: number | null;
  readonly durationSeconds: number | null;
}

const columns = sql`c.id as course_id, c.trainer_id, t.user_id as trainer_user_id, v.duration_seconds`;
const enrolled = (studentId: number) => sql`exists (
  select from course_enrolments e where e.course_id = c.id and e.student_id = ${studentId} and e.state <> 'revoked')`;

/**
 * A video that this student may play. It is in a ready lesson of their course, or preview or introduction of a published one.
 * Undefined for any other.
 */
export const findPlayable = async (
  db: Kysely<DB>,
  { videoId, courseId, lessonId }: PlayedAt,
  studentId: number,
): Promise<Playable | undefined> => {
  const { rows } = await (
    lessonId === undefined
      ? sql<Playable>`
        select ${columns}, null::bigint as lesson_id
        from courses c join videos v on v.id = c.intro_video_id left join trainers t on t.id = c.trainer_id
        where c.id = ${courseId ?? null} and v.id = ${videoId} and c.deleted_at is null and (c.status = 'published' or ${enrolled(studentId)})`
      : sql<Playable>`
        select ${columns}, l.id as lesson_id
        from lessons l join courses c on c.id = l.course_id join videos v on v.id = l.video_id left join trainers t on t.id = c.trainer_id
        where l.id = ${lessonId} and v.id = ${videoId} and (${courseId ?? null}::bigint is null or c.id = ${courseId ?? null})
          and l.status = 'ready' and c.deleted_at is null and (l.is_preview and c.status = 'published' or ${enrolled(studentId)})`
  ).execute(db);
  return rows[0];
};
