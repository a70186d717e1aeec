import { courseCalls, coursePartCalls, courseStudentCalls, type Course } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { constraintsOf } from '../testing';
import { courseFixture, type CourseFixture } from './testing';

let fixture: CourseFixture;
beforeAll(async () => void (fixture = await courseFixture()));
afterAll(() => fixture.close());

const keyOf = ({ id, version }: Course) => ({ id, version });
type Client = CourseFixture['admin'];
const step = async (course: Course, status: Course['status'], reason?: string, by: Client = fixture.admin) =>
  by.send(courseCalls.changeStatus, { ...keyOf(course), status, ...(reason && { reason }) });

describe('a new course', () => {
  it('is a draft that says all that publishing needs', async () => {
    const course = await fixture.course();
    expect(course).toMatchObject({ status: 'draft', slug: `course-number-1`, price: '0.00', lessons: 0 });
    expect(course.missing).toEqual([
      ...['description', 'shortDescription', 'image', 'price', 'introVideo', 'skills', 'features', 'curriculum'],
    ]);
    const { timeline } = await fixture.done(courseCalls.detail, { id: course.id });
    expect(timeline).toMatchObject([{ status: 'draft', reason: '' }]);
  });

  it('gets its prices with the digits of their currencies, and its words counted', async () => {
    const course = await fixture.course();
    const { course: priced } = await fixture.done(courseCalls.update, {
      ...keyOf(course),
      price: '1,499.5',
      comparePrice: '1999',
      prices: [{ currency: 'USD', price: '19.99' }],
      descriptionHtml: '<p>Three plain words</p>',
      skillIds: [1],
    });
    expect(priced).toMatchObject({
      price: '1499.50',
      comparePrice: '1999.00',
      currency: 'INR',
      prices: [{ currency: 'USD', price: '19.99' }],
      descriptionWords: 3,
      skills: [{ id: 1 }],
      version: course.version + 1,
    });
    const { course: free } = await fixture.done(courseCalls.update, { ...keyOf(priced), isFree: true });
    expect(free).toMatchObject({ isFree: true, price: '0.00', comparePrice: null, prices: [] });
  });
});

describe('the steps of a course', () => {
  it('go from draft over review to sale and back, each by its right, with reasons in the timeline', async () => {
    const editor = await fixture.api.signIn(3);
    const draft = await fixture.complete();
    expect(draft.missing).toEqual([]);
    const { body: sent } = await step(draft, 'review', undefined, editor);
    const inReview = (sent as { result: { course: Course } }).result.course;
    expect(inReview).toMatchObject({ status: 'review', submittedAt: expect.any(String) as string });
    expect((await step(inReview, 'published', undefined, editor)).status).toBe(403);
    const { rows: notices } =
      await sql`select 1 from notifications where kind = 'course.review' and link like ${`%id=${draft.id}`}`.execute(
        fixture.db,
      );
    expect(notices.length).toBeGreaterThan(0);
    expect((await step(inReview, 'published')).status).toBe(200);
    const published = await fixture.read(draft);
    expect(published.publishedAt).not.toBeNull();
    expect((await step(published, 'unpublished')).status).toBe(400);
    expect((await step(published, 'unpublished', 'A video is wrong')).status).toBe(200);
    const { course, timeline } = await fixture.done(courseCalls.detail, { id: draft.id });
    expect(course).toMatchObject({ statusReason: 'A video is wrong', publishedAt: published.publishedAt });
    expect(timeline.map(({ status }) => status)).toEqual(['unpublished', 'published', 'review', 'draft']);
    expect(timeline[0]?.reason).toBe('A video is wrong');
  });

  it('are refused with all that is missing', async () => {
    const refused = await step(await fixture.course(), 'review');
    expect(refused).toMatchObject({
      status: 409,
      body: { result: { missing: expect.arrayContaining(['image']) as string[] } },
    });
  });

  it('need a trainer with an active account', async () => {
    const draft = await fixture.complete();
    const account = sql`(select user_id from trainers where id = ${draft.trainerId})`;
    await sql`update users set status = 'blocked', blocked_at = now() where id = ${account}`.execute(fixture.db);
    const refused = await step(draft, 'published');
    expect(refused).toMatchObject({ status: 409, body: { result: { missing: ['trainerActive'] } } });
    await sql`update users set status = 'active', blocked_at = null where id = ${account}`.execute(fixture.db);
  });

  it('an archived course is read-only', async () => {
    const draft = await fixture.course();
    await step(draft, 'archived');
    const archived = await fixture.read(draft);
    const save = await fixture.admin.send(courseCalls.update, { ...keyOf(archived), title: 'Another title' });
    expect(save.status).toBe(409);
    const features = { id: draft.id, revision: 1, features: [] };
    expect((await fixture.admin.send(coursePartCalls.changeFeatures, features)).status).toBe(409);
    expect((await step(archived, 'draft')).status).toBe(200);
  });
});

describe('the parts of a course', () => {
  const outcome = (text: string) => ({ kind: 'outcome' as const, text });

  it('are saved in their order; a save of one leaves the forms of the others as they are', async () => {
    const course = await fixture.course();
    const first = await fixture.done(coursePartCalls.changeFeatures, {
      id: course.id,
      revision: 1,
      features: [outcome('Paint a wall'), { kind: 'audience', text: 'Painters' }, outcome('Mix colours')],
    });
    expect(first.features.map(({ text }) => text)).toEqual(['Paint a wall', 'Mix colours', 'Painters']);
    const [wall, colours, painters] = first.features;
    const turned = await fixture.done(coursePartCalls.changeFeatures, {
      id: course.id,
      revision: first.revision,
      features: [colours!, wall!, painters!],
    });
    expect(turned.features).toEqual([colours, wall, painters]);
    // Info and topics were opened before all of this.
    const topics = { id: course.id, revision: 1, topics: [{ title: 'Ceilings', minutes: 30 }] };
    expect((await fixture.done(coursePartCalls.changeTopics, topics)).topics).toMatchObject([{ title: 'Ceilings' }]);
    expect((await fixture.admin.send(courseCalls.update, { ...keyOf(course), level: 'beginner' })).status).toBe(200);
  });

  it('two people on one part: the second is given what the first saved', async () => {
    const { id } = await fixture.course();
    const theirs = await fixture.done(coursePartCalls.changeFeatures, {
      id,
      revision: 1,
      features: [outcome('Theirs')],
    });
    const mine = await fixture.admin.send(coursePartCalls.changeFeatures, {
      id,
      revision: 1,
      features: [outcome('Mine')],
    });
    expect(mine).toMatchObject({ status: 409, body: { result: theirs } });
  });

  it('a published course keeps what it needs', async () => {
    const draft = await fixture.complete();
    await step(draft, 'published');
    const refused = await fixture.admin.send(coursePartCalls.changeFeatures, {
      id: draft.id,
      revision: 1,
      features: [],
    });
    expect(refused).toMatchObject({ status: 409, body: { result: { missing: ['features'] } } });
    const { features } = await fixture.done(coursePartCalls.features, { id: draft.id });
    expect(features).toHaveLength(1);
  });
});

test('a copy is a draft with the same content and no students', async () => {
  const first = await fixture.complete();
  const { course: copy } = await fixture.done(courseCalls.duplicate, { id: first.id });
  expect(copy).toMatchObject({
    title: `${first.title} (copy)`,
    status: 'draft',
    lessons: 1,
    sections: 1,
    enrolments: 0,
  });
  expect(copy.missing).toEqual([]);
  expect(copy.slug).not.toBe(first.slug);
});

describe('students of a course', () => {
  const studentId = async (): Promise<number> =>
    (
      await sql<{ id: number }>`select id from students where deleted_at is null and id not in
        (select student_id from course_enrolments where course_id = 1) order by id limit 1`.execute(fixture.db)
    ).rows[0]!.id;

  it('one is enrolled once, counted, and loses the course with a reason', async () => {
    const student = await studentId();
    const before = await fixture.read({ id: 1 });
    const { enrolment } = await fixture.done(courseStudentCalls.enrol, { courseId: 1, studentId: student });
    expect(enrolment).toMatchObject({ source: 'staff', state: 'active', progressPercent: 0 });
    expect((await fixture.read({ id: 1 })).enrolments).toBe(before.enrolments + 1);
    const twice = await fixture.admin.send(courseStudentCalls.enrol, { courseId: 1, studentId: student });
    expect([twice.status, constraintsOf(twice.body)]).toEqual([
      409,
      { studentId: ['This student has the course already'] },
    ]);
    const revoke = { id: enrolment.id, reason: 'Bought by mistake' };
    expect((await fixture.done(courseStudentCalls.revoke, revoke)).enrolment.state).toBe('revoked');
    expect((await fixture.read({ id: 1 })).enrolments).toBe(before.enrolments);
    expect((await fixture.admin.send(courseStudentCalls.revoke, revoke)).status).toBe(409);
  });

  it('of two enrolments at once one is made', async () => {
    const student = await studentId();
    const enrol = () => fixture.admin.send(courseStudentCalls.enrol, { courseId: 1, studentId: student });
    expect((await Promise.all([enrol(), enrol()])).map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('nobody gets a draft, and e-mails are masked for who may not reveal them', async () => {
    const { id } = await fixture.course();
    const early = await fixture.admin.send(courseStudentCalls.enrol, { courseId: id, studentId: await studentId() });
    expect(early.status).toBe(409);
    const reader = await fixture.api.signIn(3);
    const { items } = await fixture.done(courseStudentCalls.enrolments, { courseId: 1 }, reader);
    expect(items.every(({ email }) => email === null || email?.includes('•••'))).toBe(true);
    const { items: whole } = await fixture.done(courseStudentCalls.enrolments, { courseId: 1 });
    expect(whole.some(({ email }) => email && !email.includes('•••'))).toBe(true);
  });

  it('a hidden review counts no longer', async () => {
    const before = await fixture.read({ id: 2 });
    const [review] = (await fixture.done(courseStudentCalls.reviews, { courseId: 2 })).items;
    const { id, version } = review!;
    const hidden = { id, version, status: 'hidden' as const, reason: 'It names another student' };
    await fixture.done(courseStudentCalls.changeReview, hidden);
    expect((await fixture.read({ id: 2 })).ratingCount).toBe(before.ratingCount - 1);
    await fixture.done(courseStudentCalls.changeReview, { id, version: version + 1, status: 'shown' });
    expect(await fixture.read({ id: 2 })).toMatchObject({ rating: before.rating, ratingCount: before.ratingCount });
  });
});

test('the narrow table of the list says what courses and figures say after all of this', async () => {
  const { rows } = await sql`
    (select * from courses_to_list except select id, title, status, category_id, trainer_id, agency_id, language_id, price_units, lessons, duration_seconds, enrolments,
      rating, created_at, published_at, deleted_at, search_text from courses_listed)`.execute(fixture.db);
  expect(rows).toEqual([]);
});

test('prices are compared in units of their currencies, also of one without a smaller unit', async () => {
  const priced = async (price: string, currency: string): Promise<number> => {
    const course = await fixture.course();
    await fixture.done(courseCalls.update, { ...keyOf(course), price, currency });
    return course.id;
  };
  const ids = [await priced('98765.50', 'INR'), await priced('98766', 'JPY'), await priced('98766.125', 'KWD')];
  const found = async (price: string): Promise<(number | undefined)[]> => {
    const { items } = await fixture.done(courseCalls.list, { filter: { price }, sort: 'price', limit: 100 });
    return items.map(({ id }) => id);
  };
  expect(await found('between:98765.5,98766.125')).toEqual(ids);
  expect(await found('between:98765.51,98766.1')).toEqual([ids[1]]);
});

test('a category filters with everything below it', async () => {
  const { items: roots } = await fixture.done(courseCalls.list, { filter: { categoryId: 'eq:1' }, limit: 100 });
  expect(roots.length).toBeGreaterThan(0);
  expect(roots.every(({ categoryId }) => categoryId !== 1)).toBe(true);
});
