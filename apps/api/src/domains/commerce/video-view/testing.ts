import { randomUUID } from 'node:crypto';
import type { RequestOf } from '@lectern/contract';
import { reportVideosCalls, videoViewCalls, type VideoDetails, type VideoReport } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import type { TestClient } from '../../../testing';
import { sellingFixture } from '../sale/testing';

type Seen = RequestOf<typeof videoViewCalls.seen>;

/** The last day of the tests' views. */
export const lastDay = '2026-03-31';

/** A real API with published courses, their videos of 100 seconds, students, and views by calls and by rows. */
export const viewFixture = async () => {
  const fixture = await sellingFixture();
  const { api, db, done } = fixture;
  let number = 0;

  const video = async (durationSeconds: number | null = 100): Promise<number> => {
    const { id } = await db
      .insertInto('videos')
      .values({ source: 'url', url: 'https://videos.example.com/1', state: 'ready', title: 'A video', durationSeconds })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  /** A published course of a trainer with an introduction, a free preview, a ready lesson and a draft. */
  const course = async (trainerId: number) => {
    number += 1;
    const [intro, preview, lesson, draft] = [await video(), await video(), await video(), await video()];
    const { rows } = await sql<{ id: number }>`
      with category as (insert into categories (name, slug, sort_key) values (${`Category ${number}`}, ${`category-${number}`}, ${number}) returning id)
      insert into courses (title, slug, category_id, trainer_id, intro_video_id, status, published_at, is_free, price_minor)
      select ${`Course number ${number}`}, ${`course-${number}`}, id, ${trainerId}, ${intro}, 'published', now(), true, 0 from category returning id`.execute(
      db,
    );
    const courseId = rows[0]!.id;
    const { rows: lessons } = await sql<{ id: number; videoId: number }>`
      with section as (insert into course_sections (course_id, title, sort_key) values (${courseId}, 'Part 1', 1) returning id)
      insert into lessons (course_id, section_id, kind, title, video_id, is_preview, status, sort_key)
      select ${courseId}, section.id, 'video', x.title, x.video, x.preview, x.status, x.no from section, (values
        (1, 'The preview', ${preview}::bigint, true, 'ready'), (2, 'The lesson', ${lesson}::bigint, false, 'ready'), (3, 'The draft', ${draft}::bigint, true, 'draft')) x (no, title, video, preview, status)
      order by x.no returning id, video_id`.execute(db);
    const at = (index: number) => ({ lessonId: lessons[index]!.id, videoId: lessons[index]!.videoId });
    return { courseId, intro: { courseId, videoId: intro }, preview: at(0), lesson: at(1), draft: at(2) };
  };
  const enrol = (courseId: number, studentId: number) =>
    db.insertInto('courseEnrolments').values({ courseId, studentId, source: 'staff' }).execute();
  const student = async (): Promise<{ userId: number; studentId: number; client: TestClient }> => {
    const learner = await fixture.learner(null);
    return { ...learner, client: await fixture.signInAs(learner.userId) };
  };
  /** Sends a report of a view; gives the status. */
  const seen = async (client: TestClient, request: Partial<Seen> & Pick<Seen, 'videoId'>): Promise<number> => {
    const { status } = await client.send(videoViewCalls.seen, {
      ...{ viewKey: randomUUID(), seconds: 10, furthestSeconds: 10, device: 'desktop' },
      ...request,
    });
    return status;
  };
  const views = async () =>
    (
      await sql<{
        userId: number;
        videoId: number;
        courseId: number;
        seconds: number;
        furthestSeconds: number;
        completed: boolean;
        tenth: number;
        device: string;
      }>`
        select user_id, video_id, course_id, seconds, furthest_seconds, completed, tenth, device from video_views order by id`.execute(
        db,
      )
    ).rows;
  /** Moves the beginning of all views back. */
  const passSeconds = (seconds: number) =>
    sql`update video_views set started_at = started_at - make_interval(secs => ${seconds})`.execute(db);

  /** Writes `count` views of random students in the ten days up to `lastDay`. The same seed makes the same views. */
  const drawViews = async (count: number, trainerIds: readonly number[], seed: number): Promise<void> => {
    const { rows: people } = await sql<{ id: number }>`select user_id as id from students order by id`.execute(db);
    await sql`
      insert into video_views (view_key, video_id, course_id, trainer_id, user_id, day, started_at, seconds, furthest_seconds, completed, tenth, device)
      select gen_random_uuid(), 1 + n * 7 % 5, nullif(n * 11 % 3, 0), (${trainerIds}::bigint[])[1 + n * 13 % ${trainerIds.length}::int], (${people.map(({ id }) => id)}::bigint[])[1 + n * 31 % ${people.length}::int],
        ${lastDay}::date - n * 17 % 10, ${lastDay}::date - n * 17 % 10, n * 3 % 100, n * 3 % 100, n * 3 % 100 >= 90, 1 + n * 3 % 100 / 10, (array['desktop', 'mobile', 'tablet'])[1 + n % 7 % 3]
      from generate_series(${seed}::int, ${seed + count - 1}::int) n`.execute(db);
  };
  const refresh = async (): Promise<void> => {
    for (let days = 1; days > 0;)
      days = (await sql<{ days: number }>`select report_refresh_videos() as days`.execute(db)).rows[0]!.days;
  };
  const report = (request: Partial<RequestOf<typeof reportVideosCalls.read>>): Promise<VideoReport> =>
    done(reportVideosCalls.read, {
      from: '2026-03-22',
      to: lastDay,
      compare: 'none',
      sort: 'views',
      isAscending: false,
      ...request,
    });
  const details = (
    trainerId: number,
    request: Partial<RequestOf<typeof reportVideosCalls.details>> = {},
  ): Promise<VideoDetails> =>
    done(reportVideosCalls.details, { trainerId, from: '2026-03-22', to: lastDay, compare: 'none', ...request });

  return {
    ...fixture,
    api,
    video,
    course,
    enrol,
    student,
    seen,
    views,
    passSeconds,
    drawViews,
    refresh,
    report,
    details,
  };
};
export type ViewFixture = Awaited<ReturnType<typeof viewFixture>>;
