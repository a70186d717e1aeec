import {
  couponCalls,
  couponReportCalls,
  paylinkCalls,
  reportRebuildCalls,
  signupReportCalls,
  subscriptionChangeCalls,
  subscriptionReportCalls,
} from '@lectern/contract/commerce';
import { jobCalls } from '@lectern/contract/platform/job';
import { sql } from 'kysely';
import { reportFixture, type ReportFixture } from './testing';

let fixture: ReportFixture;
beforeAll(async () => void (fixture = await reportFixture()));
afterAll(() => fixture.close());

/** Reads before the days are added up, and after it: both are the same. */
const twice = async <T>(read: () => Promise<T>): Promise<T> => {
  const { asOf: _first, ...marked } = (await read()) as T & { asOf: string };
  await fixture.runReports();
  const { asOf: _second, ...summed } = (await read()) as T & { asOf: string };
  expect(summed).toEqual(marked);
  expect(await fixture.differing()).toEqual([]);
  return summed as unknown as T;
};

test('M60: sign-ups count on the day of the account, with the role that they have now', async () => {
  const day = '2026-01-14';
  const made = async (at: string, roleId: number): Promise<number> => {
    const { id } = await fixture.api.person(roleId);
    await sql`update users set created_at = ${at} where id = ${id}`.execute(fixture.db);
    return id;
  };
  await made(`${day}T19:00:00Z`, 15);
  const teacher = await made(`${day}T20:00:00Z`, 15);
  const gone = await made(`${day}T21:00:00Z`, 15);
  const read = (groupBy: 'role' | 'country' | 'week') =>
    twice(() => fixture.done(signupReportCalls.read, { from: day, to: '2026-01-20', compare: 'previous', groupBy }));
  expect(await read('role')).toMatchObject({ totals: { people: 3 }, rows: [{ key: '15', people: 3 }] });
  await sql`update users set role_id = 14 where id = ${teacher}`.execute(fixture.db);
  await sql`update users set deleted_at = now() where id = ${gone}`.execute(fixture.db);
  const { totals, rows, series, lastDay } = await read('role');
  expect(totals).toEqual({ people: 2, before: { people: 0 } });
  expect(rows.map(({ key, people }) => [key, people])).toEqual([
    ['14', 1],
    ['15', 1],
  ]);
  expect(series.filter(({ people }) => people > 0)).toEqual([{ day: '2026-01-15', people: 2 }]);
  expect(lastDay).toBe(await fixture.today());
  expect((await read('country')).rows).toMatchObject([{ key: '0', label: 'No country', people: 2 }]);
  expect((await read('week')).rows).toMatchObject([{ key: '2026-01-12', people: 2 }]);
});

test('redemptions are on the day of each state, and a use that is given back takes its revenue with it', async () => {
  const { coupon } = await fixture.done(couponCalls.create, {
    ...{
      code: 'REPORTED',
      name: 'Tenth off',
      discountKind: 'percent',
      percentBp: 1000,
      startsAt: '2020-01-01T00:00:00Z',
    },
    ...{ amounts: [{ currency: 'INR', flatMinor: null, capMinor: null, minimumMinor: 0 }], appliesTo: 'all' },
    ...{ audience: 'everyone', perUserLimit: 1, totalLimit: 2, endsAt: '2099-01-01T00:00:00Z' },
  });
  await fixture.done(couponCalls.changeStatus, { id: coupon.id, version: coupon.version, status: 'active' });
  const reserve = async () => {
    const { studentId } = await fixture.learner('KA');
    const sale = { studentId, item: await fixture.plan('Learner'), currency: 'INR', couponCode: 'REPORTED' };
    return fixture.generate({ ...sale, expectedTotalMinor: 89_910 });
  };
  const month = { from: '2027-04-01', to: '2027-04-30' };
  const read = () =>
    twice(() => fixture.done(couponReportCalls.read, { ...month, compare: 'none', groupBy: 'coupon' }));
  await fixture.setClock('2027-04-05T06:00:00Z');
  const first = await reserve();
  const closed = await reserve();
  await fixture.setClock('2027-04-06T06:00:00Z');
  await fixture.payAtBank(first.link!.url!, 'pay');
  await fixture.runInbox();
  const { paymentId } = await fixture.payment(first.order.id);
  await fixture.done(paylinkCalls.cancel, {
    ...{ id: closed.link!.id, version: closed.link!.version, reason: 'Chose something else' },
  });
  const sums = { reserved: 2, used: 1, released: 1, discountMinor: 9_990, revenueMinor: 89_910 };
  const before = await read();
  expect(before).toMatchObject({ totals: [sums], rows: [{ label: 'Tenth off', isOverLimit: false, ...sums }] });
  expect(before.series.slice(4, 6)).toMatchObject([
    { day: '2027-04-05', reserved: 2, used: 0 },
    { day: '2027-04-06', reserved: 0, used: 1 },
  ]);
  await fixture.setClock('2027-04-20T06:00:00Z');
  await fixture.create({ paymentId, amountMinor: 89_910, giveBackCoupon: true });
  await fixture.runInbox();
  expect(await read()).toMatchObject({
    totals: [{ reserved: 2, used: 1, released: 2, discountMinor: 0, revenueMinor: 0 }],
  });
});

test('a late payment above the limit of a coupon is marked', async () => {
  await sql`update coupon_counters set used = 3 where coupon_id = (select id from coupons where name = 'Tenth off')`.execute(
    fixture.db,
  );
  const { rows } = await fixture.done(couponReportCalls.read, {
    ...{ from: '2027-04-01', to: '2027-04-30', compare: 'none', groupBy: 'coupon' },
  });
  expect(rows).toMatchObject([{ label: 'Tenth off', isOverLimit: true }]);
});

describe('the report of subscriptions', () => {
  const read = (from: string, to: string, groupBy: 'plan' | 'month' = 'plan') =>
    twice(() => fixture.done(subscriptionReportCalls.read, { from, to, compare: 'none', groupBy, currency: 'INR' }));
  const end = async (studentId: number) => {
    const { rows } = await sql<{ id: number; version: number }>`
      select id, version from subscriptions where student_id = ${studentId} order by id desc limit 1`.execute(
      fixture.db,
    );
    await fixture.done(subscriptionChangeCalls.cancel, { ...rows[0]!, when: 'now', reason: 'Wants another plan' });
  };
  let student: number;

  test('a plan begins with its first period, and its income is the price of a month', async () => {
    await fixture.setClock('2028-02-01T06:00:00Z');
    const start = await read('2028-01-01', '2028-01-31');
    const ran = start.totals.find(({ currency }) => currency === 'INR')?.running ?? 0;
    student = (await fixture.buy()).studentId;
    await fixture.setClock('2028-02-10T06:00:00Z');
    const { totals, rows, series } = await read('2028-02-01', '2028-02-29');
    expect(totals[0]).toMatchObject({ currency: 'INR', begun: 1, lost: 0, runningAtStart: ran, running: ran + 1 });
    expect(totals[0]!.mrrMinor - totals[0]!.mrrAtStartMinor).toBe(99_900);
    expect(rows.find(({ label }) => label === 'Learner')).toMatchObject({ begun: 1 });
    expect(series.at(-1)!.day).toBe('2028-02-10');
  });

  test('a plan that is cancelled is lost on that day, and its later end changes nothing', async () => {
    await fixture.setClock('2028-02-12T06:00:00Z');
    await end(student);
    await fixture.setClock('2028-03-20T06:00:00Z');
    const { totals, series } = await read('2028-02-01', '2028-03-20');
    expect(totals[0]).toMatchObject({ begun: 1, lost: 1 });
    expect(totals[0]!.mrrMinor).toBe(totals[0]!.mrrAtStartMinor);
    expect(series.filter(({ lost }) => lost > 0).map(({ day }) => day)).toEqual(['2028-02-12']);
  });

  test('a renewal after the end is back; churn is lost among those that ran', async () => {
    await fixture.setClock('2028-04-01T06:00:00Z');
    const { studentId } = await fixture.buy();
    await fixture.setClock('2028-04-25T06:00:00Z');
    await fixture.runRenewals();
    await fixture.setClock('2028-05-20T06:00:00Z');
    await fixture.runSubscriptions();
    const lost = (await read('2028-05-01', '2028-05-20')).totals[0]!;
    expect(lost).toMatchObject({ lost: 1, churnBp: Math.round(10_000 / lost.runningAtStart) });
    const { rows } = await sql<{ id: number; total: number }>`
      select o.id, o.total_minor as total from orders o join subscriptions b on b.id = o.subscription_id where b.student_id = ${studentId}`.execute(
      fixture.db,
    );
    await fixture.pay(rows[0]!.id, rows[0]!.total);
    const months = await read('2028-04-01', '2028-05-20', 'month');
    expect(months.rows).toMatchObject([
      { key: '2028-04', begun: 1, back: 0 },
      { key: '2028-05', lost: 1, back: 1, running: months.totals[0]!.running },
    ]);
    expect(months.totals[0]!.running).toBe(months.totals[0]!.runningAtStart + 1);
  });

  test('a plan that is renewed as another one runs there, and neither begins nor is lost', async () => {
    await fixture.setClock('2028-08-01T06:00:00Z');
    const { studentId } = await fixture.buy();
    const { rows } = await sql<{ id: number; version: number }>`
      select id, version from subscriptions where student_id = ${studentId}`.execute(fixture.db);
    const planId = (await fixture.plan('Starter')).id;
    await fixture.done(subscriptionChangeCalls.move, { ...rows[0]!, planId });
    await fixture.setClock('2028-08-28T06:00:00Z');
    await fixture.runRenewals();
    const { rows: orders } = await sql<{ id: number; total: number }>`
      select id, total_minor as total from orders where subscription_id = ${rows[0]!.id}`.execute(fixture.db);
    await fixture.pay(orders[0]!.id, orders[0]!.total);
    await fixture.setClock('2028-09-10T06:00:00Z');
    const report = await read('2028-08-28', '2028-09-10');
    expect(report.totals[0]).toMatchObject({ begun: 0, lost: 0, running: report.totals[0]!.runningAtStart });
    const changed = report.rows.map(({ label, running, runningAtStart }) => [label, running - runningAtStart]);
    expect(Object.fromEntries(changed)).toMatchObject({ Learner: -1, Starter: 1 });
  });
});

test('days that are added up again repair a sum that was wrong, and the audit names report and days', async () => {
  await fixture.setClock('2027-06-10T06:00:00Z');
  await fixture.buy();
  await fixture.runReports();
  await sql`update report_sales_daily set paid_minor = 1 where day = '2027-06-10'`.execute(fixture.db);
  expect(await fixture.differing()).toEqual(['sales of 2027-06-10']);
  const { jobId } = await fixture.done(reportRebuildCalls.run, {
    report: 'sales',
    from: '2027-06-01',
    to: '2027-06-30',
  });
  expect((await fixture.sales({ from: '2027-06-01', to: '2027-06-30' })).totals).toMatchObject([{ paidMinor: 99_900 }]);
  await fixture.runInbox();
  expect(await fixture.differing()).toEqual([]);
  expect((await fixture.done(jobCalls.detail, { id: jobId })).job).toMatchObject({
    state: 'done',
    title: 'Sales added up again',
  });
  const { rows } = await sql<{ changes: object }>`
    select changes from audit_log where action = 'report.rebuild' and entity_id = ${jobId}::text`.execute(fixture.db);
  expect(rows).toEqual([
    { changes: { report: [null, 'sales'], from: [null, '2027-06-01'], to: [null, '2027-06-30'] } },
  ]);
});
