import { couponCalls } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { inDays } from '../testing';
import { refundFixture, type RefundFixture } from '../refund/testing';
import { findDifferences } from './find-differences';

let fixture: RefundFixture;
let orderId: number;
let paymentId: number;
beforeAll(async () => {
  fixture = await refundFixture();
  ({ orderId, paymentId } = await fixture.paid());
  await fixture.create({ paymentId, amountMinor: 10_000 });
  await fixture.done(couponCalls.create, {
    ...{ code: 'COUNTED', name: 'Tenth off', discountKind: 'percent', percentBp: 1000, startsAt: inDays(-1) },
    ...{ amounts: [{ currency: 'INR', flatMinor: null, capMinor: null, minimumMinor: 0 }], appliesTo: 'all' },
    ...{ audience: 'everyone', perUserLimit: 1, totalLimit: 10, endsAt: inDays(9) },
  });
  await fixture.runInbox();
});
afterAll(() => fixture.close());

/** The rules that are broken while these statements hold; they are taken back. */
const brokenBy = async (...statements: readonly string[]): Promise<readonly string[]> => {
  const rules: string[] = [];
  const undo = new Error('undo');
  await fixture.db
    .transaction()
    .execute(async (transaction) => {
      for (const table of ['ledger', 'invoices', 'payments'])
        await sql`alter table ${sql.table(table)} disable trigger user`.execute(transaction);
      for (const statement of statements) await sql.raw(statement).execute(transaction);
      rules.push(...(await findDifferences(transaction)).map(({ rule, first }) => `${rule}: ${first.join()}`));
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return rules;
};

test('a sale with a refund breaks no rule', async () => expect(await findDifferences(fixture.db)).toEqual([]));

test('a counter of a coupon that is not the count of its uses is found', async () =>
  expect(
    await brokenBy(
      'update coupon_counters set used = used + 1 where coupon_id = (select min(coupon_id) from coupon_counters)',
    ),
  ).toEqual([expect.stringMatching(/^The counter of a coupon is the count of its uses: coupon \d+$/)]));

test('a refunded sum without its refund is found, and the ledger that does not have it', async () =>
  expect(
    await brokenBy(`update payments set refunded_minor = 20000, refund_held_minor = 20000 where id = ${paymentId}`),
  ).toEqual([
    `The sums of a payment are those of its refunds and disputes: payment ${paymentId}`,
    `The ledger adds up to payments less refunds and disputes: payment ${paymentId}`,
  ]));

test('a ledger row that is lost is found, and the paper that has no row', async () =>
  expect(await brokenBy(`delete from ledger where order_id = ${orderId} and kind = 'refund'`)).toEqual([
    `The ledger adds up to payments less refunds and disputes: payment ${paymentId}`,
    `The papers of an order add up to its ledger: order ${orderId}`,
  ]));

test('a paid order that nothing settles is found', async () =>
  expect(await brokenBy(`update payments set surplus = true where id = ${paymentId}`)).toEqual([
    `A paid order has the one payment that settles it: order ${orderId}`,
  ]));

test('a paid order without an invoice is found, and the gap in the numbers', async () =>
  expect(await brokenBy(`delete from invoices where order_id = ${orderId}`)).toEqual([
    `A paid order has an invoice: order ${orderId}`,
    expect.stringMatching(/^The numbers of papers have no gap: CRN-\d{4},INV-\d{4}$/),
  ]));

test('a daily sum that differs from its facts is found; a day with a mark is not compared', async () => {
  const today = (await sql<{ day: string }>`select report_day(money_now())::text as day`.execute(fixture.db)).rows[0]!
    .day;
  const wrong = 'update report_sales_daily set paid_minor = paid_minor + 1';
  expect(await brokenBy('select report_refresh_sales()', wrong)).toEqual([
    `The daily sums of a report are those of its facts: sales of ${today}`,
  ]);
  const mark = `insert into report_dirty (report, day) values ('sales', '${today}')`;
  expect(await brokenBy('select report_refresh_sales()', wrong, mark)).toEqual([]);
});

test('the job reports a difference once a day to holders of invoiceIssue, and changes nothing', async () => {
  const notices = async () =>
    (
      await sql<{ title: string; body: string }>`
        select distinct title, body from notifications where dedupe_key like 'money-check:%'`.execute(fixture.db)
    ).rows;
  await fixture.runMoneyCheck();
  expect(await notices()).toEqual([]);
  await sql`update coupon_counters set used = used + 1 where coupon_id = (select min(coupon_id) from coupon_counters)`.execute(
    fixture.db,
  );
  await fixture.runMoneyCheck();
  await fixture.runMoneyCheck();
  const found = await notices();
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({
    title: 'Money check: 1 rule is broken',
    body: expect.stringMatching(
      /^The counter of a coupon is the count of its uses: not so for coupon \d+\. Nothing was changed/,
    ) as string,
  });
  expect(await findDifferences(fixture.db)).toHaveLength(1);
});
