import { messages, say } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, fieldError } from '../../../server/calls/errors';
import { searchCondition } from '../../../server/list/list-search';

const offered = sql`deleted_at is null and status in ('published', 'unpublished')`;

/** Courses that were on sale at some time, by title, at most 50, and the one of `id` whatever its status. */
export const findCourses = async (db: Kysely<DB>, q = '', id = 0) =>
  (
    await sql<{ id: number; title: string }>`
      select id, title from courses
      where (${offered} ${q ? sql`and ${searchCondition(q, sql`search_text`)}` : sql``}) or id = ${id}
      order by id = ${id} desc, title, id limit 50`.execute(db)
  ).rows;

interface OfCourse {
  readonly kind?: string | undefined;
  readonly courseId?: number | null | undefined;
}

/** A batch of a course names it, and no other does. A course that is newly named has to be there. @throws 400 */
export const requireCourse = async (db: Kysely<DB>, written: OfCourse, whole: OfCourse): Promise<void> => {
  const refuse = (rule: string, text: string) => badRequest(fieldError('courseId', rule, text));
  const courseId = whole.courseId ?? null;
  if (whole.kind === 'course' && courseId === null)
    throw refuse('required', say(messages.required, { field: 'Course' }));
  if (whole.kind !== 'course' && courseId !== null) throw refuse('kind', say(messages.invalid, { field: 'Course' }));
  if (!written.courseId) return;
  const { rows } = await sql`select 1 from courses where id = ${written.courseId} and ${offered} for key share`.execute(
    db,
  );
  if (rows.length === 0) throw refuse('live', say(messages.invalid, { field: 'Course' }));
};
