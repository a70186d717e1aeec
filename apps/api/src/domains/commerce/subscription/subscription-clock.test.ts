import { sql } from 'kysely';
import { sellingFixture, type SellingFixture } from '../sale/testing';

let fixture: SellingFixture;
beforeAll(async () => void (fixture = await sellingFixture()));
afterAll(() => fixture.close());

const bought = async (studentId: number): Promise<void> => {
  const { link } = await fixture.sell({ studentId });
  await fixture.payAtBank(link.url!, 'pay');
  await fixture.runInbox();
};
const statesOf = async (studentId: number): Promise<string[]> =>
  (
    await fixture.db
      .selectFrom('subscriptions')
      .select('status')
      .where('studentId', '=', studentId)
      .orderBy('id')
      .execute()
  ).map(({ status }) => status);
const shift = (studentId: number, days: number) =>
  sql`update subscriptions set starts_at = starts_at - make_interval(days => ${days}), period_ends_at = period_ends_at - make_interval(days => ${days}) where student_id = ${studentId}`.execute(
    fixture.db,
  );

test('a plan is past due after its period, and expires after its grace', async () => {
  const { studentId } = await fixture.learner('KA');
  await bought(studentId);
  expect(await statesOf(studentId)).toEqual(['active']);
  await shift(studentId, 32);
  await fixture.runSubscriptions();
  expect(await statesOf(studentId)).toEqual(['past_due']);
  await shift(studentId, 8);
  await fixture.runSubscriptions();
  expect(await statesOf(studentId)).toEqual(['expired']);
});

test('a plan that is bought while another runs begins at its end, without a grace between them', async () => {
  const { studentId } = await fixture.learner('KA');
  await bought(studentId);
  await bought(studentId);
  expect(await statesOf(studentId)).toEqual(['active', 'scheduled']);
  await shift(studentId, 32);
  await fixture.runSubscriptions();
  expect(await statesOf(studentId)).toEqual(['expired', 'active']);
});

test('a plan that is bought after the period of another begins at the payment', async () => {
  const { studentId } = await fixture.learner('KA');
  await bought(studentId);
  await shift(studentId, 32);
  await bought(studentId);
  expect(await statesOf(studentId)).toEqual(['expired', 'active']);
});
