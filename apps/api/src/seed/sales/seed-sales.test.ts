import { paylinkCalls } from '@lectern/contract/commerce';
import { findDifferences } from '../../domains/commerce/money-check/find-differences';
import { testApi, type TestApi } from '../../testing';
import { countRows, expectPapersInOrder, isPast } from '../testing';

let api: TestApi;
beforeAll(async () => void (api = await testApi({ seed: 'demo' })));
afterAll(() => api.close());

const count = (from: string): Promise<number> => countRows(api.database, from);

test('counters, payments, orders, papers and ledger of the demo agree', async () => {
  expect(await findDifferences(api.database.db)).toEqual([]);
  expect(await count('payments')).toBeGreaterThan(200);
});

test('all days of the reports of the demo are added up', async () => {
  expect(await count(`report_dirty where ${isPast}`)).toBe(0);
  // Coupons are redeemed on eighteen days. By the hour of the run some fall on one day, or on today, which is not added up.
  for (const report of ['sales', 'signups', 'coupons', 'subscriptions'])
    expect({ report, isSeveral: (await count(`report_${report}_daily`)) > 10 }).toEqual({ report, isSeveral: true });
});

test('papers of each series are numbered without a gap, in order of time', async () => {
  await expectPapersInOrder(api.database);
  expect(await count(`orders where created_at > now() or paid_at > now()`)).toBe(0);
});

test('the demo has one of each thing that goes wrong with money', async () => {
  const each: Readonly<Record<string, number>> = {
    'payments where surplus': 1,
    "disputes where status = 'open'": 1,
    "disputes where status = 'won'": 1,
    "disputes where status = 'lost'": 1,
    "refunds where status = 'failed'": 1,
    "refunds where status = 'done'": 5,
    "orders where access_state = 'failed'": 1,
    "orders o join payment_links l on l.order_id = o.id where o.status = 'paid' and o.paid_at > l.expires_at": 1,
    "orders where bill_to->>'name' = 'Horizon Learning Trust'": 1,
    "payments where recorded_by is not null and status = 'paid'": 4,
    "payments where recorded_by is not null and status = 'authorized'": 1,
    "payments where recorded_by is not null and status = 'lapsed'": 1,
    'invoices where replaces_id is not null': 2,
  };
  for (const [from, expected] of Object.entries(each))
    expect({ from, count: await count(from) }).toEqual({ from, count: expected });
  for (const from of [
    "subscriptions where status = 'active'",
    "subscriptions where status = 'trial'",
    "subscriptions where status = 'cancelled'",
    'subscriptions where cancel_at_end',
    'subscriptions where next_version_id is not null',
    "coupon_redemptions r join orders o on o.id = r.order_id where o.channel = 'paylink' and r.state = 'used'",
  ])
    expect({ from, isSeveral: (await count(from)) > 1 }).toEqual({ from, isSeveral: true });
  for (const currency of ['INR', 'USD', 'AED', 'GBP'])
    expect(await count(`payments where currency = '${currency}' and status = 'paid'`)).toBeGreaterThan(5);
});

test('eight trainers of the demo pay for each month of their plan', async () => {
  expect(await count("subscriptions where trainer_id is not null and status = 'active' and period_no > 1")).toBe(8);
});

test('nothing of the sales is left to do: no mail, no job, no notice', async () => {
  expect(await count("mails where state = 'queued'")).toBe(0);
  expect(await count("jobs where state = 'queued'")).toBe(0);
  expect(await count("notifications where kind = 'payment'")).toBe(0);
});

test('the address of an open link can be copied: it was sealed with the key of the console', async () => {
  const client = await api.signIn(1);
  const { rows } = await api.database.pool.query<{ id: string }>(
    "select id from payment_links where status = 'open' and expires_at > now() limit 1",
  );
  const { body } = await client.send(paylinkCalls.detail, { id: Number(rows[0]!.id) });
  if (!body.success) throw new Error(JSON.stringify(body));
  expect(body.result.link.url).toMatch(/^http:\/\/localhost\/pay\/./);
});
