import type { CourseCurriculum, CourseSection, Lesson, LessonRow } from '@lectern/contract/catalog';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { notFound, stale } from '../../../server/calls/errors';

/** What students would see of a lesson is there; `course_missing` asks the same of a ready one. */
const isComplete = sql`case l.kind when 'video' then coalesce(v.state = 'ready', false) when 'article' then coalesce(l.article_html, '') <> ''
  when 'quiz' then coalesce(q.status = 'ready' and q.question_count > 0 and q.deleted_at is null, false) else coalesce(f.status = 'ready', false) end`;

const lessonsWhere = (condition: RawBuilder<unknown>, more: RawBuilder<unknown> = sql``) => sql`
  select l.id, l.version, l.course_id, l.section_id, l.topic_id, l.kind, l.title, l.duration_seconds as seconds, l.is_preview, l.status,
    l.video_id, v.state as video_state, l.quiz_id, q.title as quiz_title, l.file_id, f.original_name as file_name, f.bytes as file_bytes,
    ${isComplete} as is_complete ${more}
  from lessons l left join videos v on v.id = l.video_id left join quizzes q on q.id = l.quiz_id left join files f on f.id = l.file_id
  where ${condition} order by l.section_id, l.sort_key`;

const sectionsWhere = (condition: RawBuilder<unknown>) =>
  sql<CourseSection>`select id, version, course_id, chapter_id, title, summary from course_sections where ${condition} order by sort_key`;

/** Sections and lessons of a course in their order. */
export const readCurriculum = async (db: Kysely<DB>, courseId: number): Promise<CourseCurriculum> => {
  const { rows: sections } = await sectionsWhere(sql`course_id = ${courseId}`).execute(db);
  const { rows: lessons } = await sql<LessonRow>`${lessonsWhere(sql`l.course_id = ${courseId}`)}`.execute(db);
  const bySection = new Map(sections.map(({ id }): [number, LessonRow[]] => [id, []]));
  for (const lesson of lessons) bySection.get(lesson.sectionId)?.push(lesson);
  return { sections: sections.map((section) => ({ ...section, lessons: bySection.get(section.id) ?? [] })) };
};

/** @throws 404 */
export const readSection = async (db: Kysely<DB>, id: number): Promise<CourseSection> => {
  const { rows } = await sectionsWhere(sql`id = ${id}`).execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
};

/** @throws 404 */
export const readLesson = async (db: Kysely<DB>, id: number): Promise<Lesson> => {
  const { rows } = await sql<Lesson>`
    ${lessonsWhere(sql`l.id = ${id}`, sql`, coalesce(l.article_html, '') as article_html`)}`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
};

/** A row of this version; its course is locked, so that it stays so. @throws 409 with the row as it is */
export const requireVersion = <Row extends { readonly version: number }>(row: Row, version: number): Row => {
  if (row.version !== version) throw stale(row);
  return row;
};
