import { messages, say, wordsOf } from '@lectern/contract';
import type { upcomingCourseCalls } from '@lectern/contract/catalog';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { proposeSlug } from '../../../records/slug';
import { badRequest, conflict, fieldError } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { upcomingCourses } from './upcoming-course.table';

/** The course that it has become; locks it, so that the next statement sees the commits of the wait. */
const courseOf = async (db: Kysely<DB>, id: number) => {
  const { rows } = await sql<{ courseId: number | null }>`
    select course_id from upcoming_courses where id = ${id} and deleted_at is null for update`.execute(db);
  const courseId = rows[0]?.courseId ?? null;
  if (courseId === null) return undefined;
  return db.selectFrom('courses').select(['id', 'title']).where('id', '=', courseId).executeTakeFirst();
};

/** Makes a draft course of an upcoming one: the second who tries gets 409 with that course (H7). */
export const convertUpcoming: Handler<typeof upcomingCourseCalls.convert> = async ({ request, db, actor, audit }) => {
  const made = await courseOf(db, request.id);
  if (made) throw conflict('It has become a course already', { result: { course: made } });
  const row = await upcomingCourses.lock(db, request);
  if (row.status === 'cancelled') throw conflict('It is cancelled');
  const required = (field: 'trainerId' | 'languageId', label: string) =>
    badRequest(fieldError(field, 'required', say(messages.required, { field: label })));
  if (row.trainerId === null) throw required('trainerId', 'Trainer');
  if (row.languageId === null) throw required('languageId', 'Language');
  const slug = await proposeSlug(db, 'courses', row.slug, row.id);
  const { rows } = await sql<{ id: number; title: string }>`
    insert into courses (title, slug, category_id, trainer_id, language_id, description_html, description_words, image_file_id, created_by)
    values (${row.title}, ${slug}, ${row.categoryId}, ${row.trainerId}, ${row.languageId}, ${row.descriptionHtml}, ${wordsOf(row.descriptionHtml)}, ${row.imageFileId}, ${actor.userId})
    returning id, title`.execute(db);
  const course = rows[0]!;
  await upcomingCourses.update(db, row, { status: 'converted', courseId: course.id });
  audit({
    action: 'upcomingCourse.convert',
    entity: 'upcoming_courses',
    entityId: row.id,
    label: row.title,
    changes: { status: [row.status, 'converted'], courseId: [null, course.id] },
  });
  audit({ action: 'course.create', entity: 'courses', entityId: course.id, label: course.title });
  return { upcomingCourse: await upcomingCourses.read(db, row.id), course };
};
