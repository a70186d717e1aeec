import type { courseCalls } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { proposeSlug } from '../../../records/slug';
import { notFound } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { courseAudit } from './course.write';
import { courses } from './course.table';

const longestTitle = 150;

/** The rows of a table that belong to a course, for another one; the new rows have ids of their own. */
const copyRows = (table: string, columns: readonly string[], from: number, to: number) => {
  const names = sql.join(columns.map((column) => sql.id(column)));
  return sql`insert into ${sql.table(table)} (course_id, ${names}) select ${to}, ${names} from ${sql.table(table)} where course_id = ${from}`;
};

/** A draft with the same content and the same videos. Its students, reviews and address stay with the first. */
export const duplicateCourse: Handler<typeof courseCalls.duplicate> = async ({ request, db, actor, audit }) => {
  const first = await courses.read(db, request.id);
  if (first.deletedAt !== null) throw notFound();
  const title = `${first.title.slice(0, longestTitle - 7)} (copy)`;
  const id = await courses.nextId(db);
  const slug = await proposeSlug(db, 'courses', title, id);
  await sql`
    insert into courses (id, title, slug, created_by, category_id, trainer_id, agency_id, language_id, level, short_description, description_html, description_words,
      image_file_id, intro_video_id, is_free, price_minor, compare_minor, currency, seo_title, seo_description, seo_keywords, seo_image_file_id, seo_index)
    overriding system value
    select ${id}, ${title}, ${slug}, ${actor.userId}, category_id, trainer_id, agency_id, language_id, level, short_description, description_html, description_words,
      image_file_id, intro_video_id, is_free, price_minor, compare_minor, currency, seo_title, seo_description, seo_keywords, seo_image_file_id, seo_index
    from courses where id = ${first.id}`.execute(db);
  await copyRows('course_prices', ['currency', 'price_minor'], first.id, id).execute(db);
  await copyRows('course_skills', ['skill_id'], first.id, id).execute(db);
  await copyRows('course_features', ['kind', 'text', 'sort_key'], first.id, id).execute(db);
  await copyRows(
    'course_custom_topics',
    ['topic_id', 'custom_topic_id', 'title', 'description_html', 'minutes', 'sort_key'],
    first.id,
    id,
  ).execute(db);
  await copyRows('course_sections', ['chapter_id', 'title', 'summary', 'sort_key'], first.id, id).execute(db);
  // A section of the copy is the one at the same place.
  await sql`
    insert into lessons (course_id, section_id, topic_id, kind, title, video_id, article_html, quiz_id, file_id, duration_seconds, is_preview, status, sort_key)
    select ${id}, n.id, l.topic_id, l.kind, l.title, l.video_id, l.article_html, l.quiz_id, l.file_id, l.duration_seconds, l.is_preview, l.status, l.sort_key
    from lessons l join course_sections s on s.id = l.section_id join course_sections n on n.course_id = ${id} and n.sort_key = s.sort_key
    where l.course_id = ${first.id}`.execute(db);
  await sql`select course_restat(${id})`.execute(db);
  const course = await courses.read(db, id);
  audit({ ...courseAudit('duplicate', course, {}, course), changes: { copyOf: [null, first.id] } });
  return { course };
};
