import type { courseCurriculumCalls } from '@lectern/contract/catalog';
import { messages, say, type RequestOf } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { AuditEntry } from '../../../server/calls/audit';
import { badRequest, fieldError, notFound } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { writeParts } from '../course/course-parts';
import { placeOf as placeOfCourse } from '../course-video/video.queries';
import { readCurriculum, readLesson, readSection } from './curriculum.queries';
import { requireRoom } from './lesson.routes';
import { placeIn } from './place';
import { insertSection } from './section.routes';

type Request = RequestOf<typeof courseCurriculumCalls.change>;
const gap = 1_048_576;

const invalid = (field: string, label: string) =>
  badRequest(fieldError(field, 'live', say(messages.invalid, { field: label })));

const moveSection = async (db: Kysely<DB>, { courseId, id = 0, beforeId }: Request): Promise<AuditEntry> => {
  const section = await readSection(db, id);
  if (section.courseId !== courseId) throw notFound();
  const sortKey = await placeIn(db, 'course_sections', { id, into: courseId, beforeId });
  await sql`update course_sections set sort_key = ${sortKey} where id = ${id}`.execute(db);
  const changes = { beforeId: [null, beforeId ?? null] } satisfies AuditEntry['changes'];
  return { action: 'courseSection.move', entity: 'course_sections', entityId: id, label: section.title, changes };
};

const moveLesson = async (
  db: Kysely<DB>,
  { courseId, id = 0, sectionId = 0, beforeId }: Request,
): Promise<AuditEntry> => {
  const lesson = await readLesson(db, id);
  if (lesson.courseId !== courseId) throw notFound();
  const { rows } = await sql`select 1 from course_sections where id = ${sectionId} and course_id = ${courseId}`.execute(
    db,
  );
  if (rows.length === 0) throw invalid('sectionId', 'Section');
  const sortKey = await placeIn(db, 'lessons', { id, into: sectionId, beforeId });
  await sql`update lessons set section_id = ${sectionId}, sort_key = ${sortKey} where id = ${id}`.execute(db);
  const changes = {
    sectionId: [lesson.sectionId, sectionId],
    beforeId: [null, beforeId ?? null],
  } satisfies AuditEntry['changes'];
  return { action: 'lesson.move', entity: 'lessons', entityId: id, label: lesson.title, changes };
};

/** The chapter as a section; its active topics as draft articles that name their topic and don't follow it. */
const addChapter = async (db: Kysely<DB>, { courseId, chapterId = 0, beforeId }: Request): Promise<AuditEntry> => {
  const { rows } = await sql<{ title: string }>`
    select title from chapters where id = ${chapterId} and status = 'active' and deleted_at is null for key share`.execute(
    db,
  );
  if (!rows[0]) throw invalid('chapterId', 'Chapter');
  const { title } = rows[0];
  const { rows: topics } = await sql<{ n: number }>`
    select count(*)::int as n from topics where chapter_id = ${chapterId} and status = 'active' and deleted_at is null`.execute(
    db,
  );
  const lessons = topics[0]?.n ?? 0;
  await requireRoom(db, courseId, lessons);
  const sectionId = await insertSection(db, courseId, { title, chapterId, beforeId });
  await sql`
    insert into lessons (course_id, section_id, topic_id, kind, title, article_html, duration_seconds, sort_key)
    select ${courseId}, ${sectionId}, id, 'article', title, description_html, coalesce(minutes, 0) * 60, ${gap} * row_number() over (order by sort_key)
    from topics where chapter_id = ${chapterId} and status = 'active' and deleted_at is null`.execute(db);
  const changes = { chapterId: [null, chapterId], lessons: [0, lessons] } satisfies AuditEntry['changes'];
  return { action: 'courseSection.addChapter', entity: 'course_sections', entityId: sectionId, label: title, changes };
};

const operations = { moveSection, moveLesson, addChapter } as const;

export const courseCurriculumHandlers: Handlers<typeof courseCurriculumCalls> = {
  read: async ({ request: { id }, db }) => {
    await placeOfCourse(db, { id });
    return readCurriculum(db, id);
  },

  chapters: async ({ request: { id }, db }) => {
    const { rows } = await sql<{ id: number; title: string; skillName: string; topics: number }>`
      select c.id, c.title, k.name as skill_name, (select count(*)::int from topics t where t.chapter_id = c.id and t.status = 'active' and t.deleted_at is null) as topics
      from chapters c join skills k on k.id = c.skill_id where c.status = 'active' and c.deleted_at is null
      order by not exists (select 1 from course_skills s where s.course_id = ${id} and s.skill_id = c.skill_id), c.title, c.id limit 100`.execute(
      db,
    );
    return { items: rows };
  },

  change: async ({ request, db, audit }) => {
    audit(await writeParts(db, request.courseId, () => operations[request.op](db, request)));
    return readCurriculum(db, request.courseId);
  },
};
