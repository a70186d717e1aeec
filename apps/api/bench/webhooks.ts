import { median, ratio, rounded } from '@lectern/tools/bench/statistics';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../src/database/schema.generated';
import { withTestServer } from '../src/database/testing/server';
import { newsOf } from '../src/domains/commerce/payment/testing-news';
import { sellingFixture } from '../src/domains/commerce/sale/testing';
import { openOrders, orderMinor } from '../src/domains/commerce/sale/testing-orders';
import { testRoots } from '../src/testing/roots';
import type { Note } from '.';
import { storeBare, applyBare } from './bare-webhook';
import { inPairs } from './in-pairs';

const ordersOfRound = 100;
/** Webhooks that come at the same time. */
const connections = 8;

const inParallel = async (orders: readonly number[], work: (orderId: number) => Promise<void>): Promise<void> => {
  const waiting = orders.values();
  const connection = async (): Promise<void> => {
    for (const orderId of waiting) await work(orderId);
  };
  await Promise.all(Array.from({ length: connections }, connection));
};

/** @throws where an order is not paid with an invoice: the two would have done different things */
const compare = async (db: Kysely<DB>, orders: readonly number[]): Promise<void> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from orders o join invoices i on i.order_id = o.id join ledger l on l.order_id = o.id
    where o.id = any(${orders}::bigint[]) and o.status = 'paid' and o.access_state = 'given' and l.amount_minor = ${orderMinor}`.execute(
    db,
  );
  if (rows[0]?.n !== orders.length) throw new Error(`${rows[0]?.n} of ${orders.length} orders are paid`);
};

/** Webhooks applied in a second, from the signed request to the receipt ÷ the statements that move the money, in turns. */
export const benchWebhooks = (rounds: number, note: Note): Promise<void> =>
  withTestServer(testRoots, async () => {
    const f = await sellingFixture();
    try {
      const { id: providerId } = await f.db
        .selectFrom('paymentProviders')
        .select('id')
        .where('code', '=', 'sandbox')
        .executeTakeFirstOrThrow();
      const rateOf = async (apply: (orders: readonly number[]) => Promise<void>): Promise<number> => {
        const orders = await openOrders(f.db, ordersOfRound);
        const began = performance.now();
        await apply(orders);
        const seconds = (performance.now() - began) / 1000;
        await compare(f.db, orders);
        return orders.length / seconds;
      };
      const { ours, bare } = await inPairs(
        rounds,
        () =>
          rateOf(async (orders) => {
            await inParallel(orders, async (orderId) => {
              const status = await f.webhook(JSON.stringify({ events: [newsOf(orderId).paid] }));
              if (status !== 200) throw new Error(`a webhook was answered ${status}`);
            });
            await f.runInbox();
          }),
        () =>
          rateOf(async (orders) => {
            await inParallel(orders, (orderId) => storeBare(f.db, providerId, newsOf(orderId).paid));
            await applyBare(f.db, providerId, orders);
          }),
      );
      const { ratio: value, spread } = ratio(ours, bare);
      note(
        'webhook.rate',
        value,
        `ours ${Math.round(median(ours))}/s, bare ${Math.round(median(bare))}/s, quartiles ${rounded(spread[0])} to ${rounded(spread[1])}, ${rounds} rounds`,
      );
    } finally {
      await f.close();
    }
  });
