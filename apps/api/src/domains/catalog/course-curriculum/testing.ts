import type { Call, RequestOf, ResponseOf } from '@lectern/contract';
import {
  courseCurriculumCalls,
  courseLessonCalls,
  courseSectionCalls,
  type CourseSection,
  type Lesson,
} from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { testApi } from '../../../testing';

/** The demo with an admin at it, and what tests of curricula, videos and quizzes begin with. */
export const courseFixture = async () => {
  const api = await testApi({ seed: 'demo' });
  const { db } = api.database;
  const client = await api.signIn(1);
  let number = 0;

  const send = async <C extends Call>(call: C, request: RequestOf<C>) => {
    const { status, body } = await client.send(call, request);
    return { status, ...(body as { message?: string; error?: unknown; result: ResponseOf<C> }) };
  };
  const done = async <C extends Call>(call: C, request: RequestOf<C>): Promise<ResponseOf<C>> => {
    const answer = await send(call, request);
    if (answer.status !== 200) throw new Error(`${call.path}: ${answer.status} ${JSON.stringify(answer)}`);
    return answer.result;
  };
  const one = async (statement: ReturnType<typeof sql<{ id: number }>>): Promise<number> =>
    (await statement.execute(db)).rows[0]!.id;

  /** A video that is played by its address, and one of an upload by this person. */
  const video = () =>
    one(
      sql`insert into videos (source, url, state) values ('url', 'https://player.vimeo.com/video/1', 'ready') returning id`,
    );
  const uploaded = (width: number | null = 320) => {
    number += 1;
    return one(sql`
      insert into files (purpose, status, visibility, original_name, extension, mime, bytes, upload_offset, sha256, storage_key, uploaded_by, width, height, duration_seconds)
      values ('video', 'ready', 'private', 'lesson.webm', 'webm', 'video/webm', 10, 10, sha256(${String(number)}::bytea), ${`files/test-${number}`}, ${client.userId}, ${width}, 180, 12) returning id`);
  };
  const picture = () =>
    one(
      sql`insert into files (purpose, status, visibility, original_name, extension, mime, bytes, upload_offset, sha256, storage_key, uploaded_by)
      values ('image', 'ready', 'public', 'a.png', 'png', 'image/png', 10, 10, sha256('a'), ${`files/picture-${(number += 1)}`}, ${client.userId}) returning id`,
    );
  /** A course with all that publishing needs but a curriculum. */
  const course = async (status: 'draft' | 'published' = 'draft'): Promise<number> => {
    number += 1;
    const id = await one(sql`
      insert into courses (title, slug, category_id, trainer_id, language_id, short_description, description_words, image_file_id, intro_video_id, is_free, status, published_at)
      select ${`Course ${number}`}, ${`test-course-${number}`}, (select id from categories where status = 'active' and deleted_at is null order by id limit 1),
        (select id from trainers order by id limit 1), (select id from languages order by id limit 1), repeat('word ', 10) || 'end', 250,
        ${await picture()}, ${await video()}, true, ${status}, now() returning id`);
    await sql`insert into course_skills select ${id}, id from skills where status = 'active' order by id limit 1`.execute(
      db,
    );
    await sql`insert into course_features (course_id, kind, text, sort_key) values (${id}, 'outcome', 'Solves equations', 1)`.execute(
      db,
    );
    return id;
  };
  const section = async (courseId: number): Promise<CourseSection> =>
    (await done(courseSectionCalls.create, { courseId, title: `Section ${(number += 1)}` })).section;
  const lesson = async (
    sectionId: number,
    more: Partial<RequestOf<typeof courseLessonCalls.create>> = {},
  ): Promise<Lesson> =>
    (await done(courseLessonCalls.create, { sectionId, kind: 'article', title: `Lesson ${(number += 1)}`, ...more }))
      .lesson;
  const ready = (sectionId: number): Promise<Lesson> =>
    lesson(sectionId, { articleHtml: '<p>Read this.</p>', status: 'ready' });
  /** A published course with one section and so many ready lessons. */
  const published = async (lessons: number) => {
    const courseId = await course();
    const { id: sectionId } = await section(courseId);
    const rows: Lesson[] = [];
    for (let n = 0; n < lessons; n += 1) rows.push(await ready(sectionId));
    await sql`update courses set status = 'published' where id = ${courseId}`.execute(db);
    return { courseId, sectionId, lessons: rows };
  };
  const missing = async (courseId: number): Promise<string[]> =>
    (await sql<{ missing: string[] }>`select course_missing(${courseId}) as missing`.execute(db)).rows[0]!.missing;
  const curriculum = (id: number) => done(courseCurriculumCalls.read, { id });

  return {
    ...{
      api,
      db,
      client,
      send,
      done,
      video,
      uploaded,
      picture,
      course,
      section,
      lesson,
      ready,
      published,
      missing,
      curriculum,
    },
    close: () => api.close(),
  };
};
export type CourseFixture = Awaited<ReturnType<typeof courseFixture>>;
