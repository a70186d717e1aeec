import { subscriptionChangeCalls } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { sellingFixture, type SellingFixture } from '../sale/testing';
import { readUnused } from './unused-part.queries';

let fixture: SellingFixture;
beforeAll(async () => void (fixture = await sellingFixture()));
afterAll(() => fixture.close());

const buy = async (studentId: number): Promise<void> => {
  const { link } = await fixture.sell({ studentId });
  await fixture.payAtBank(link.url!, 'pay');
  await fixture.runInbox();
};
const plans = async (studentId: number) =>
  (
    await sql<{ id: number; version: number; status: string; marked: boolean }>`
      select id, version, status, cancel_at_end as marked from subscriptions where student_id = ${studentId} order by id`.execute(
      fixture.db,
    )
  ).rows;

test('M42: a plan that is marked to end and bought again runs to its end. Then the new one begins, without grace or link', async () => {
  const { studentId } = await fixture.learner('KA');
  await buy(studentId);
  const [first] = await plans(studentId);
  const reason = 'Goes abroad for a month';
  await fixture.done(subscriptionChangeCalls.cancel, { id: first!.id, version: first!.version, when: 'end', reason });
  await buy(studentId);
  expect(await plans(studentId)).toMatchObject([
    { status: 'active', marked: true },
    { status: 'scheduled', marked: false },
  ]);
  await sql`
    update subscriptions set period_ends_at = period_ends_at - interval '32 days', starts_at = starts_at - interval '32 days' where student_id = ${studentId}`.execute(
    fixture.db,
  );
  await fixture.runRenewals();
  await fixture.runSubscriptions();
  expect(await plans(studentId)).toMatchObject([{ status: 'cancelled' }, { status: 'active', marked: false }]);
  const { rows } = await sql`select 1 from orders where student_id = ${studentId} and channel = 'renewal'`.execute(
    fixture.db,
  );
  expect(rows).toEqual([]);
});

test.each([
  [
    'Europe/London',
    '2027-10-10 10:00+01',
    '2027-11-10 10:00+00',
    '2027-10-30 09:00+01',
    2000,
    { days: 31, minor: 710 },
  ],
  [
    'Asia/Kolkata',
    '2027-04-01 10:00+05:30',
    '2027-05-01 10:00+05:30',
    '2027-04-16 23:00+05:30',
    99_900,
    { days: 30, minor: 49_950 },
  ],
])('M44: the unused part has whole days of %s', async (zone, starts, ends, now, paid, expected) => {
  const { studentId } = await fixture.learner('KA');
  await buy(studentId);
  const [plan] = await plans(studentId);
  await sql`update subscriptions set zone = ${zone} where id = ${plan!.id}`.execute(fixture.db);
  await sql`update subscription_periods set starts_at = ${starts}, ends_at = ${ends} where subscription_id = ${plan!.id}`.execute(
    fixture.db,
  );
  await sql`update payments set amount_minor = ${paid} where order_id = (select order_id from subscription_periods where subscription_id = ${plan!.id})`.execute(
    fixture.db,
  );
  const unused = await fixture.db.transaction().execute(async (transaction) => {
    await sql`select set_config('app.now', ${now}, true)`.execute(transaction);
    return readUnused(transaction, plan!.id);
  });
  expect(unused).toMatchObject(expected);
});
