import { sql } from 'kysely';
import { refundFixture, type RefundFixture } from '../refund/testing';

let fixture: RefundFixture;
beforeAll(async () => void (fixture = await refundFixture()));
afterAll(() => fixture.close());

const enrolments = async (courseId: number): Promise<number> =>
  (
    await fixture.db
      .selectFrom('courseStats')
      .select('enrolments')
      .where('courseId', '=', courseId)
      .executeTakeFirstOrThrow()
  ).enrolments;

/** A published course for 2,400.00 rupees and an open link for it. */
const sellCourse = async (): Promise<{ readonly courseId: number; readonly orderId: number; readonly url: string }> => {
  const { rows } = await sql<{ id: number }>`
    with taught as (insert into trainers (user_id, state) values (${(await fixture.api.person(14)).id}, 'verified') returning id),
      under as (insert into categories (name, slug, sort_key) values ('Painting', 'painting-sold', 9) returning id)
    insert into courses (title, slug, category_id, trainer_id, status, published_at, currency, price_minor)
    select 'Painting in oil', 'sold-' || gen_random_uuid(), under.id, taught.id, 'published', now(), 'INR', 240000 from under, taught returning id`.execute(
    fixture.db,
  );
  const courseId = rows[0]!.id;
  const { studentId } = await fixture.learner('KA');
  const { link, order } = await fixture.generate({
    studentId,
    item: { kind: 'course', id: courseId },
    expectedTotalMinor: 240_000,
  });
  return { courseId, orderId: order.id, url: link!.url! };
};

test('a paid course enrols the student and counts in its figures. A refund that takes it back ends both', async () => {
  const { courseId, orderId, url } = await sellCourse();
  expect(await enrolments(courseId)).toBe(0);
  await fixture.payAtBank(url, 'pay');
  await fixture.runInbox();
  expect(await fixture.order(orderId)).toMatchObject({ status: 'paid', accessState: 'given' });
  expect(await enrolments(courseId)).toBe(1);

  const { paymentId } = await fixture.payment(orderId);
  await fixture.create({ paymentId, amountMinor: 240_000, takeBack: true });
  await fixture.runInbox();
  expect(await fixture.order(orderId)).toMatchObject({ status: 'refunded', accessState: 'taken_back' });
  expect(await enrolments(courseId)).toBe(0);
});
