import { paylinkCalls, subscriptionChangeCalls, subscriptionPageCalls } from '@lectern/contract/commerce';
import { courseStudentCalls } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { sellingFixture, type SellingFixture } from '../sale/testing';

let fixture: SellingFixture;
beforeAll(async () => void (fixture = await sellingFixture()));
afterAll(() => fixture.close());

/** A student who has bought the plan *Learner*. */
const buyer = async () => {
  const { studentId } = await fixture.learner('KA');
  const { link } = await fixture.sell({ studentId });
  await fixture.payAtBank(link.url!, 'pay');
  await fixture.runInbox();
  const { id } = await fixture.db
    .selectFrom('subscriptions')
    .select('id')
    .where('studentId', '=', studentId)
    .executeTakeFirstOrThrow();
  return { studentId, id, linkId: link.id };
};
const read = async (id: number) => (await fixture.done(subscriptionPageCalls.detail, { id })).subscription;
/** Courses on sale. */
const courses = async (count: number): Promise<readonly number[]> => {
  const { rows } = await sql<{ id: number }>`
    with c as (insert into categories (name, slug, sort_key) select 'Painting ' || k, 'painting-' || k, k from (select coalesce(max(sort_key), 0) + 1 as k from categories) n returning id)
    insert into courses (title, slug, category_id, status, published_at)
    select 'Course ' || n, 'course-' || c.id || '-' || n, c.id, 'unpublished', now() from c, generate_series(1, ${count}::int) n returning id`.execute(
    fixture.db,
  );
  return rows.map(({ id }) => id);
};
const setLimit = (id: number, name: string, most: number | null) =>
  sql`
    with fresh as (
      insert into plan_versions (student_plan_id, no, state, period_unit, published_at, limits)
      select v.student_plan_id, (select max(x.no) from plan_versions x where x.student_plan_id = v.student_plan_id) + 1, 'past', 'month', now(), jsonb_build_object(${name}::text, ${most}::int)
      from subscriptions b join plan_versions v on v.id = b.plan_version_id where b.id = ${id} returning id)
    update subscriptions set plan_version_id = (select id from fresh) where id = ${id}`.execute(fixture.db);

it('H6: the page has each period with its payment, the open link, and the mails', async () => {
  const { id, linkId } = await buyer();
  await sql`update subscriptions set period_ends_at = now() + interval '2 days' where id = ${id}`.execute(fixture.db);
  const { linkId: renewal } = await fixture.done(subscriptionChangeCalls.renew, { id });
  const { periods, reminders, periodNo } = await read(id);
  expect(periodNo).toBe(1);
  expect(periods).toMatchObject([
    { no: 2, paidAt: null, paymentId: null, linkId: renewal, linkStatus: 'open', totalMinor: 99_900 },
    { no: 1, paidAt: expect.any(String), paymentId: expect.any(Number), linkId, linkStatus: 'paid' },
  ]);
  expect(reminders).toMatchObject([{ day: null, state: 'queued' }]);
  await fixture.done(paylinkCalls.detail, { id: renewal! });
});

it('H6: offers are plans on sale in the subscription’s currency; the page names the one that follows', async () => {
  const { id } = await buyer();
  const { offers } = await fixture.done(subscriptionPageCalls.offers, { id });
  const scholar = offers.find(({ name }) => name === 'Scholar')!;
  expect(offers.find(({ isSame }) => isSame)?.name).toBe('Learner');
  const { version } = await read(id);
  await fixture.done(subscriptionChangeCalls.move, { id, version, planId: scholar.id });
  expect(await read(id)).toMatchObject({ nextPlan: 'Scholar', nextPriceMinor: scholar.priceMinor });
});

it('M69: above a limit nothing is taken away and nothing more is allowed; the page says how much is used', async () => {
  const { studentId, id } = await buyer();
  const ids = await courses(4);
  const enrol = (at: number) => fixture.client.send(courseStudentCalls.enrol, { courseId: ids[at]!, studentId });
  for (const at of [0, 1, 2]) expect((await enrol(at)).status).toBe(200);
  await setLimit(id, 'courses', 1);
  const refused = await enrol(3);
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([
    409,
    expect.stringContaining('The plan Learner allows no more courses: 3 of 1 used'),
  ]);
  const { rows } =
    await sql`select 1 from course_enrolments where student_id = ${studentId} and revoked_at is null`.execute(
      fixture.db,
    );
  expect(rows).toHaveLength(3);
});

it('H6: two requests for the last place of a limit: one is refused', async () => {
  const { studentId, id } = await buyer();
  await setLimit(id, 'courses', 1);
  const ids = await courses(2);
  const answers = await Promise.all(
    ids.map((courseId) => fixture.client.send(courseStudentCalls.enrol, { courseId, studentId })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await read(id)).limits).toContainEqual({ name: 'courses', most: 1, used: 1 });
});
