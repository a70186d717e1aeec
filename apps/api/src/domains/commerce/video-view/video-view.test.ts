import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { viewFixture, type ViewFixture } from './testing';

let fixture: ViewFixture;
let course: Awaited<ReturnType<ViewFixture['course']>>;
let trainer: { userId: number; trainerId: number };
beforeAll(async () => {
  fixture = await viewFixture();
  trainer = await fixture.trainer(null);
  course = await fixture.course(trainer.trainerId);
});
afterAll(() => fixture.close());
beforeEach(() => sql`truncate video_views, report_dirty`.execute(fixture.db));

const marks = async (): Promise<number> =>
  (await sql`select from report_dirty where report = 'videos'`.execute(fixture.db)).rows.length;

test('reports of one view count once: the highest figures stay, in any order and however often they come', async () => {
  const { client, userId, studentId } = await fixture.student();
  await fixture.enrol(course.courseId, studentId);
  const view = { ...course.lesson, viewKey: randomUUID() };
  const send = (seconds: number, furthestSeconds: number) =>
    fixture.seen(client, { ...view, seconds, furthestSeconds });
  expect(await send(3, 5)).toBe(200);
  await fixture.passSeconds(100);
  for (const [seconds, furthest] of [
    [33, 60],
    [18, 40],
    [33, 60],
  ] as const)
    await send(seconds, furthest);
  expect(await fixture.views()).toEqual([
    expect.objectContaining({ userId, courseId: course.courseId, seconds: 33, furthestSeconds: 60, tenth: 7 }),
  ]);
});

test('parallel reports of one view make one row with the highest figures', async () => {
  const { client } = await fixture.student();
  const view = { ...course.preview, viewKey: randomUUID() };
  const send = (...seconds: number[]) =>
    Promise.all(seconds.map((each) => fixture.seen(client, { ...view, seconds: each })));
  expect(await send(5, 5, 5, 5)).toEqual([200, 200, 200, 200]);
  await fixture.passSeconds(60);
  expect(await send(9, 33, 12, 30)).toEqual([200, 200, 200, 200]);
  expect((await fixture.views()).map(({ seconds }) => seconds)).toEqual([33]);
});

test('watched time is at most the time since the view began', async () => {
  const { client } = await fixture.student();
  const view = { ...course.preview, viewKey: randomUUID() };
  await fixture.seen(client, { ...view, seconds: 5000 });
  expect((await fixture.views())[0]).toMatchObject({ seconds: 20 });
  await fixture.passSeconds(40);
  await fixture.seen(client, { ...view, seconds: 5000 });
  const { seconds } = (await fixture.views())[0]!;
  expect(seconds).toBeGreaterThanOrEqual(60);
  expect(seconds).toBeLessThan(120);
});

test('a view is complete at 90 % of the video, and a jump to its end is not enough', async () => {
  const { client } = await fixture.student();
  const watch = async (seconds: number, furthestSeconds: number) => {
    const view = { ...course.preview, viewKey: randomUUID() };
    await fixture.seen(client, { ...view, seconds: 0, furthestSeconds: 0 });
    await fixture.passSeconds(200);
    await fixture.seen(client, { ...view, seconds, furthestSeconds });
    return (await fixture.views()).at(-1)!;
  };
  expect(await watch(89, 89)).toMatchObject({ completed: false, tenth: 9 });
  expect(await watch(90, 90)).toMatchObject({ completed: true, tenth: 10 });
  expect(await watch(45, 400)).toMatchObject({ completed: true, furthestSeconds: 100, tenth: 10 });
  expect(await watch(44, 100)).toMatchObject({ completed: false, tenth: 10 });
});

test('a view of an unknown duration has time, but neither a tenth nor an end', async () => {
  const { client } = await fixture.student();
  await sql`update videos set duration_seconds = null where id = ${course.preview.videoId}`.execute(fixture.db);
  await fixture.seen(client, { ...course.preview, seconds: 15, furthestSeconds: 15 });
  await sql`update videos set duration_seconds = 100 where id = ${course.preview.videoId}`.execute(fixture.db);
  expect(await fixture.views()).toEqual([expect.objectContaining({ seconds: 15, completed: false, tenth: 0 })]);
});

test('students without the course see introduction and preview; other videos are not there for them', async () => {
  const { client, studentId } = await fixture.student();
  const other = await fixture.course(trainer.trainerId);
  const statuses = async () => [
    await fixture.seen(client, course.intro),
    await fixture.seen(client, course.preview),
    await fixture.seen(client, course.lesson),
    await fixture.seen(client, course.draft),
    await fixture.seen(client, { ...course.preview, videoId: course.lesson.videoId }),
    await fixture.seen(client, { ...course.preview, courseId: other.courseId }),
    await fixture.seen(client, { videoId: course.intro.videoId }),
  ];
  expect(await statuses()).toEqual([200, 200, 404, 404, 404, 404, 404]);
  await fixture.enrol(course.courseId, studentId);
  expect(await statuses()).toEqual([200, 200, 200, 404, 404, 404, 404]);
  await sql`update course_enrolments set state = 'revoked' where student_id = ${studentId}`.execute(fixture.db);
  expect((await statuses())[2]).toBe(404);
});

test('views of staff and a trainer’s own are accepted and not kept', async () => {
  expect(await fixture.seen(fixture.client, course.lesson)).toBe(200);
  const { client, userId } = await fixture.student();
  await sql`update trainers set user_id = ${userId} where id = ${trainer.trainerId}`.execute(fixture.db);
  expect(await fixture.seen(client, course.preview)).toBe(200);
  await sql`update trainers set user_id = ${trainer.userId} where id = ${trainer.trainerId}`.execute(fixture.db);
  expect(await fixture.views()).toEqual([]);
});

test('a view key of another person is not there, and stays as it is', async () => {
  const first = await fixture.student();
  const second = await fixture.student();
  const view = { ...course.preview, viewKey: randomUUID() };
  expect(await fixture.seen(first.client, view)).toBe(200);
  expect(await fixture.seen(second.client, { ...view, seconds: 19 })).toBe(404);
  expect(await fixture.views()).toEqual([expect.objectContaining({ userId: first.userId, seconds: 10 })]);
});

test('a day has one mark from three seconds on, and another one after the refresh', async () => {
  const { client } = await fixture.student();
  const view = { ...course.preview, viewKey: randomUUID() };
  await fixture.seen(client, { ...view, seconds: 2 });
  expect(await marks()).toBe(0);
  await fixture.passSeconds(60);
  await fixture.seen(client, { ...view, seconds: 20 });
  await fixture.seen(client, { ...view, seconds: 35 });
  expect(await marks()).toBe(1);
  await fixture.refresh();
  expect(await marks()).toBe(0);
  await fixture.seen(client, { ...view, seconds: 35 });
  expect(await marks()).toBe(0);
  await fixture.seen(client, { ...view, seconds: 50 });
  expect(await marks()).toBe(1);
});
