import { sql } from 'kysely';
import { newsMinor, newsOf, shuffled } from '../payment/testing-news';
import { outcomesOf } from '../payment/testing-outcome';
import { sellingFixture, type SellingFixture } from '../sale/testing';
import { findDifferences } from './find-differences';

const orders = 12;
const { paid: total, refunded, disputed } = newsMinor;

let fixture: SellingFixture;
const sold: number[] = [];
beforeAll(async () => {
  fixture = await sellingFixture();
  for (let made = 0; made < orders; made += 1) sold.push((await fixture.sell(await fixture.learner('KA'))).order.id);
});
afterAll(() => fixture.close());

/** Applies all news, and those that waited for others. */
const applyAll = async (): Promise<void> => {
  for (let round = 0; round < 4; round += 1) {
    await sql`update payment_events set next_try_at = now() where state in ('new', 'failed')`.execute(fixture.db);
    await fixture.runInboxWithFaults();
  }
};

test('news that come twice and in any order, eight at a time, give each order the same rows', async () => {
  const news = sold.flatMap((orderId) => Object.values(newsOf(orderId)));
  const deliveries = shuffled([...news, ...news], 7919);
  expect(deliveries).toHaveLength(144);
  const statuses: number[] = [];
  for (let at = 0; at < deliveries.length; at += 8) {
    const some = deliveries.slice(at, at + 8);
    statuses.push(...(await Promise.all(some.map((event) => fixture.webhook(JSON.stringify({ events: [event] }))))));
    if (at % 48 === 0) await fixture.runInboxWithFaults();
  }
  await applyAll();
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await outcomesOf(fixture.db, sold)).toEqual(
    sold.map(() => ({
      status: 'part_refunded',
      access: 'given',
      payments: ['failed 0 0', `paid ${refunded} 0`],
      ledger: [`dispute -${disputed}`, `dispute_won ${disputed}`, `payment ${total}`, `refund -${refunded}`],
      papers: [`credit -${refunded}`, `invoice ${total}`],
    })),
  );
  expect(await findDifferences(fixture.db)).toEqual([]);
});
