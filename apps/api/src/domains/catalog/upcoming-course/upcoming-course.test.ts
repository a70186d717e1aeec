import { upcomingCourseCalls, type UpcomingCourseDetail } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { testApi } from '../../../testing';
import { constraintsOf } from '../testing';
import { announceConverted } from './upcoming-news';

let api: Awaited<ReturnType<typeof testApi>>;
let admin: Awaited<ReturnType<typeof api.signIn>>;
let trainerId: number;
beforeAll(async () => {
  api = await testApi({ seed: 'demo' });
  admin = await api.signIn(1);
  const { rows } = await sql<{
    id: number;
  }>`select r.id from trainers r join users u on u.id = r.user_id where r.state = 'verified' and u.status = 'active' and r.deleted_at is null order by r.id limit 1`.execute(
    api.database.db,
  );
  trainerId = rows[0]!.id;
});
afterAll(() => api.close());

let number = 0;
const make = async (own: object = {}): Promise<UpcomingCourseDetail> => {
  const title = `Course to come ${(number += 1)}`;
  const request = { categoryId: 1, trainerId, languageId: 1, title, expectedOn: '2033-05-01', ...own };
  const { body } = await admin.send(upcomingCourseCalls.create, request);
  return (body as unknown as { result: { upcomingCourse: UpcomingCourseDetail } }).result.upcomingCourse;
};
const read = async ({ id }: UpcomingCourseDetail) =>
  (
    (await admin.send(upcomingCourseCalls.detail, { id })).body as unknown as {
      result: { upcomingCourse: UpcomingCourseDetail; weeks: { count: number }[] };
    }
  ).result;
const change = ({ id, version }: UpcomingCourseDetail, status: UpcomingCourseDetail['status'], reason?: string) =>
  admin.send(upcomingCourseCalls.changeStatus, { id, version, status, ...(reason && { reason }) });
const convert = ({ id, version }: UpcomingCourseDetail) => admin.send(upcomingCourseCalls.convert, { id, version });
const interest = async ({ id }: UpcomingCourseDetail, students = 3) => {
  await sql`insert into upcoming_course_interests (upcoming_course_id, student_id)
    select ${id}, s.id from students s join users u on u.id = s.user_id where s.deleted_at is null and u.status = 'active' and u.email is not null order by s.id limit ${students}`.execute(
    api.database.db,
  );
};
const heard = async ({ title }: UpcomingCourseDetail) => {
  const { rows } = await sql<{ title: string; body: string; mails: number; n: number }>`
    select n.title, n.body, count(*)::int as n, (select count(*)::int from mails m where m.dedupe_key like n.dedupe_key || ':%') as mails
    from notifications n where n.kind = 'upcoming-course' and n.title like ${`%: ${title}`} group by n.title, n.body, n.dedupe_key, n.created_at order by n.created_at`.execute(
    api.database.db,
  );
  return rows;
};

it('its ways are heard of by the students who are interested, with the reason', async () => {
  const course = await make();
  await interest(course);
  expect((await change(course, 'announced')).status).toBe(200);
  expect(
    (await change(await read(course).then((now) => now.upcomingCourse), 'postponed', 'The trainer is ill')).status,
  ).toBe(200);
  const now = await read(course);
  expect([now.upcomingCourse.status, now.upcomingCourse.statusReason, now.upcomingCourse.interest]).toEqual([
    'postponed',
    'The trainer is ill',
    3,
  ]);
  expect([now.weeks.length, now.weeks.at(-1)?.count]).toEqual([12, 3]);
  expect(await heard(course)).toMatchObject([
    { body: 'The course is expected on 1 May 2033.', n: 3, mails: 3 },
    { body: 'The course comes later than it was announced. The trainer is ill', n: 3, mails: 3 },
  ]);
});

it('it is announced with a day, and neither changed nor moved once it is cancelled', async () => {
  const course = await make({ expectedOn: null });
  const refused = await change(course, 'announced');
  expect([refused.status, constraintsOf(refused.body)]).toEqual([400, { expectedOn: ['Expected on is required'] }]);
  await change(course, 'cancelled', 'Too few students');
  const { upcomingCourse } = await read(course);
  expect((await change(upcomingCourse, 'announced')).status).toBe(400);
  expect((await convert(upcomingCourse)).status).toBe(409);
  const { id, version } = upcomingCourse;
  expect((await admin.send(upcomingCourseCalls.update, { id, version, title: 'Another title' })).status).toBe(409);
});

it('interest is a counter: it makes no open form stale', async () => {
  const course = await make();
  await interest(course);
  expect((await read(course)).upcomingCourse).toEqual({ ...course, interest: 3 });
});

it('it becomes a course with what is known of it; who comes second is refused and hears which it is', async () => {
  const course = await make({ descriptionHtml: '<p>What it is about.</p>' });
  expect((await convert(course)).status).toBe(200);
  const late = await convert(course);
  const { rows } = await sql<object>`
    select c.id, c.title, c.slug::text as slug, c.category_id, c.trainer_id, c.language_id, c.description_html, c.status, s.lessons
    from courses c join course_stats s on s.course_id = c.id where c.title = ${course.title}`.execute(api.database.db);
  expect(rows).toEqual([
    {
      id: expect.any(Number) as number,
      title: course.title,
      slug: course.slug,
      categoryId: 1,
      trainerId,
      languageId: 1,
      descriptionHtml: '<p>What it is about.</p>',
      status: 'draft',
      lessons: 0,
    },
  ]);
  const { upcomingCourse } = await read(course);
  expect(upcomingCourse).toMatchObject({ status: 'converted', courseId: (rows[0] as { id: number }).id });
  const body = { message: 'It has become a course already', result: { course: { id: upcomingCourse.courseId } } };
  expect(late).toMatchObject({ status: 409, body });
});

it('a course needs a trainer and a language', async () => {
  for (const [field, label] of [
    ['trainerId', 'Trainer'],
    ['languageId', 'Language'],
  ] as const) {
    const { status, body } = await convert(await make({ [field]: null }));
    expect([status, constraintsOf(body)]).toEqual([400, { [field]: [`${label} is required`] }]);
  }
});

it('students who were interested hear once that the course can be taken', async () => {
  const course = await make();
  await interest(course);
  const { status, body } = await convert(course);
  if (status !== 200 || !body.success) throw new Error(JSON.stringify(body));
  for (let times = 0; times < 2; times += 1) await announceConverted(api.database.db, body.result.course);
  const { rows } = await sql`select 1 from notifications where title = ${`It is here: ${course.title}`}`.execute(
    api.database.db,
  );
  expect(rows).toHaveLength(3);
});
