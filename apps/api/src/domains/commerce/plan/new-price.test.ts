import { paylinkCalls, studentPlanCalls, subscriptionChangeCalls } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { sellingFixture, type SellingFixture } from '../sale/testing';

let fixture: SellingFixture;
beforeAll(async () => void (fixture = await sellingFixture()));
afterAll(() => fixture.close());

const planName = 'Learner';
const subscriber = async (): Promise<number> => {
  const { studentId } = await fixture.learner('KA');
  const { link } = await fixture.sell({ studentId });
  await fixture.payAtBank(link.url!, 'pay');
  await fixture.runInbox();
  const { rows } = await sql<{ id: number }>`select id from subscriptions where student_id = ${studentId}`.execute(
    fixture.db,
  );
  return rows[0]!.id;
};
/** Moves the end of the running period; a change that waits begins a day before. */
const endsIn = (id: number, days: number) =>
  sql`update subscriptions set period_ends_at = now() + make_interval(days => ${days}),
    next_from = case when next_version_id is not null then now() + make_interval(days => ${days - 1}) end where id = ${id}`.execute(
    fixture.db,
  );
/** The renewal's link, as it is made or found. */
const renewal = async (id: number) => {
  const { linkId } = await fixture.done(subscriptionChangeCalls.renew, { id });
  return (await fixture.done(paylinkCalls.detail, { id: linkId! })).link;
};
const pay = async (id: number): Promise<number> => {
  const link = await renewal(id);
  await fixture.payAtBank(link.url!, 'pay');
  await fixture.runInbox();
  return link.totalMinor;
};

test('M43: a new price counts from the first renewal after 14 days; a link that is open keeps its price', async () => {
  const [soon, late] = [await subscriber(), await subscriber()];
  await endsIn(soon, 6);
  await endsIn(late, 20);
  expect((await renewal(soon)).totalMinor).toBe(99_900);
  const { id } = await fixture.plan(planName);
  const { studentPlan } = await fixture.done(studentPlanCalls.detail, { id });
  const draft = await fixture.done(studentPlanCalls.update, {
    ...{ id, version: studentPlan.version },
    prices: [{ currency: 'INR', priceMinor: 119_900, compareMinor: null }],
  });
  await fixture.done(studentPlanCalls.changeStatus, {
    ...{ id, version: draft.studentPlan.version, status: 'published' },
    ...{ publishVersion: true, moveSubscribers: 'at_renewal' },
  });
  expect(await pay(soon)).toBe(99_900);
  await endsIn(soon, 5);
  await endsIn(late, 5);
  expect([await pay(soon), await pay(late)]).toEqual([119_900, 119_900]);
});
