import { sql } from 'kysely';
import type { ProviderEvent } from '../payment/provider';
import { sellingFixture, type SellingFixture } from '../sale/testing';
import { findDifferences } from './find-differences';

const orders = 12;
const total = 99_900;
const refunded = 30_000;
const disputed = 20_000;

let fixture: SellingFixture;
const sold: number[] = [];
beforeAll(async () => {
  fixture = await sellingFixture();
  for (let made = 0; made < orders; made += 1) sold.push((await fixture.sell(await fixture.learner('KA'))).order.id);
});
afterAll(() => fixture.close());

/** The news of one payment: a failed try, the money, a partial refund, a won dispute. */
const newsOf = (orderId: number): readonly ProviderEvent[] => {
  const id = `pay_${orderId}`;
  const money = {
    chargedMinor: total,
    chargedCurrency: 'INR',
    feeMinor: 0,
    settledMinor: total,
    settledCurrency: 'INR',
  };
  const dispute = { ref: `disp_${orderId}`, amountMinor: disputed, currency: 'INR', reason: 'fraudulent' };
  const event = (name: string, more: Partial<ProviderEvent>): ProviderEvent => ({
    id: `evt_${name}_${orderId}`,
    kind: name,
    at: new Date().toISOString(),
    orderId,
    ...more,
  });
  const payment = (status: 'created' | 'failed' | 'paid', of = id): Partial<ProviderEvent> => ({
    payment: { id: of, status, ...money, method: 'card', failure: status === 'failed' ? 'Refused by the bank' : '' },
  });
  return [
    event('created', payment('created')),
    event('failed', payment('failed', `pay_first_${orderId}`)),
    event('paid', payment('paid')),
    event('refunded', {
      paymentId: id,
      refund: { ref: `rfnd_${orderId}`, status: 'done', amountMinor: refunded, currency: 'INR' },
    }),
    event('disputed', { paymentId: id, dispute: { ...dispute, status: 'open' } }),
    event('won', { paymentId: id, dispute: { ...dispute, status: 'won' } }),
  ];
};

/** The list in an order that is the same in each run. */
const shuffled = <T>(list: readonly T[], seed: number): T[] => {
  let state = seed;
  const next = (): number => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648);
  return list
    .map((item) => [next(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
};

/** Applies all news, and those that waited for others. */
const applyAll = async (): Promise<void> => {
  for (let round = 0; round < 4; round += 1) {
    await sql`update payment_events set next_try_at = now() where state in ('new', 'failed')`.execute(fixture.db);
    await fixture.runInboxWithFaults();
  }
};

const outcomeOf = async (orderId: number) =>
  (
    await sql<Record<string, unknown>>`
      select o.status, (select array_agg(p.status || ' ' || p.refunded_minor || ' ' || p.disputed_minor order by p.status) from payments p where p.order_id = o.id) as payments,
        (select array_agg(l.kind || ' ' || l.amount_minor order by l.kind) from ledger l where l.order_id = o.id) as ledger,
        (select array_agg(i.kind || ' ' || i.total_minor order by i.kind) from invoices i where i.order_id = o.id) as papers
      from orders o where o.id = ${orderId}`.execute(fixture.db)
  ).rows[0];

test('news that come twice and in any order, eight at a time, give each order the same rows', async () => {
  const news = sold.flatMap((orderId) => newsOf(orderId));
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
  const outcomes = await Promise.all(sold.map(outcomeOf));
  expect(outcomes).toEqual(
    sold.map(() => ({
      status: 'part_refunded',
      payments: ['failed 0 0', `paid ${refunded} 0`],
      ledger: [`dispute -${disputed}`, `dispute_won ${disputed}`, `payment ${total}`, `refund -${refunded}`],
      papers: [`credit -${refunded}`, `invoice ${total}`],
    })),
  );
  expect(await findDifferences(fixture.db)).toEqual([]);
});
