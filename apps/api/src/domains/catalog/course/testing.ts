import { courseCalls, type Course } from '@lectern/contract/catalog';
import type { Call, RequestOf, ResponseOf } from '@lectern/contract';
import { sql } from 'kysely';
import { testApi, type TestClient } from '../../../testing';

/** A real API on the demo data with staff at it, and courses to try rules on. */
export const courseFixture = async () => {
  const api = await testApi({ seed: 'demo' });
  const { db } = api.database;
  const admin = await api.signIn(1);
  let number = 0;

  /** The result of a call that must succeed. */
  const done = async <C extends Call>(
    call: C,
    request: RequestOf<C>,
    by: TestClient = admin,
  ): Promise<ResponseOf<C>> => {
    const { status, body } = await by.send(call, request);
    if (status !== 200 || !body.success) throw new Error(`${call.path}: ${status} ${JSON.stringify(body)}`);
    return body.result;
  };
  /** A draft of a verified trainer with nothing but what a new course needs. */
  const course = async (): Promise<Course> =>
    (
      await done(courseCalls.create, {
        title: `Course number ${(number += 1)}`,
        categoryId: 2,
        trainerId: 1,
        languageId: 1,
      })
    ).course;
  const read = async ({ id }: { readonly id: number }): Promise<Course> =>
    (await done(courseCalls.detail, { id })).course;

  /** A draft that misses nothing: its content is written past the calls that other parts of the catalogue have. */
  const complete = async (): Promise<Course> => {
    const { id } = await course();
    await sql`
      with v as (insert into videos (source, url, state) values ('url', 'https://video.example.com/1', 'ready') returning id),
        f as (insert into files (purpose, status, original_name, mime, bytes, sha256, storage_key)
          values ('image', 'ready', 'course.png', 'image/png', 1, sha256(${String(id)}::bytea), ${`course/${id}.png`}) returning id)
      update courses c set description_html = '<p>Words.</p>', description_words = 300, short_description = ${'Short and clear, '.repeat(3).trim()},
        is_free = true, intro_video_id = (select id from v), image_file_id = (select id from f) where c.id = ${id}`.execute(
      db,
    );
    await sql`insert into course_skills (course_id, skill_id) values (${id}, 1)`.execute(db);
    await sql`insert into course_features (course_id, kind, text, sort_key) values (${id}, 'outcome', 'Paint a wall', 1)`.execute(
      db,
    );
    await sql`
      with s as (insert into course_sections (course_id, title, sort_key) values (${id}, 'Walls', 1) returning id)
      insert into lessons (course_id, section_id, kind, title, article_html, status, duration_seconds, sort_key)
      select ${id}, id, 'article', 'The first wall', '<p>Paint.</p>', 'ready', 300, 1 from s`.execute(db);
    return read({ id });
  };
  return { api, db, admin, done, course, complete, read, close: () => api.close() };
};
export type CourseFixture = Awaited<ReturnType<typeof courseFixture>>;
