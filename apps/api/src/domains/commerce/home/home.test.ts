import { commerceHomeCalls, paylinkCalls } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { sellingFixture, type SellingFixture } from '../sale/testing';

let fixture: SellingFixture;
beforeAll(async () => void (fixture = await sellingFixture()));
afterAll(() => fixture.close());

const home = () => fixture.done(commerceHomeCalls.read, {});

it('has the money of today by currency, the last payments, what to look at, and the links that wait', async () => {
  expect(await home()).toMatchObject({ sales: [], toLookAt: [], payments: [], links: [] });
  const { studentId } = await fixture.learner('KA');
  const twice = await fixture.sell({ studentId });
  await fixture.payAtBank(twice.link.url!, 'payTwice');
  const item = await fixture.plan('Learner');
  const other = (await fixture.learner('MH')).studentId;
  const { totalMinor } = (await fixture.done(paylinkCalls.quote, { studentId: other, item, currency: 'USD' })).quote;
  const dollars = await fixture.generate({ studentId: other, item, currency: 'USD', expectedTotalMinor: totalMinor });
  await fixture.payAtBank(dollars.link!.url!, 'pay');
  const waiting = await fixture.sell(await fixture.learner('KA'));
  await fixture.runInbox();
  const { sales, toLookAt, payments, links, month } = await home();
  expect(sales).toEqual([
    { currency: 'INR', symbol: '₹', exponent: 2, minor: 99_900, count: 1 },
    { currency: 'USD', symbol: '$', exponent: 2, minor: totalMinor, count: 1 },
  ]);
  expect(month!.totals.map(({ currency, netMinor, payments: count }) => [currency, netMinor, count])).toEqual([
    ['INR', 99_900, 1],
    ['USD', totalMinor, 1],
  ]);
  expect(month!.days).toHaveLength(30);
  expect(month!.days.at(-1)).toEqual({ day: month!.to, count: 1 });
  expect(toLookAt).toEqual([{ mark: 'surplus', count: 1 }]);
  expect(payments).toHaveLength(3);
  expect(links).toEqual([expect.objectContaining({ id: waiting.link.id, totalMinor: 99_900 })]);
});

it('leaves test money out', async () => {
  await sql`alter table orders disable trigger orders_fixed`.execute(fixture.db);
  await sql`update orders set test = true`.execute(fixture.db);
  await sql`alter table ledger disable trigger user`.execute(fixture.db);
  await sql`update ledger set test = true`.execute(fixture.db);
  // Days of the report keep the sums of their last refresh: they are marked by the ledger alone.
  await sql`insert into report_dirty (report, day) select 'sales', report_day(money_now())`.execute(fixture.db);
  const { month, ...rest } = await home();
  expect(rest).toMatchObject({ sales: [], toLookAt: [], payments: [], links: [] });
  expect(month).toMatchObject({ totals: [] });
});

it('gives each part to those with its right alone', async () => {
  const student = await fixture.api.signIn(15);
  expect(await fixture.done(commerceHomeCalls.read, {}, student)).toEqual({
    sales: null,
    month: null,
    views: null,
    toLookAt: null,
    payments: null,
    links: null,
  });
});
