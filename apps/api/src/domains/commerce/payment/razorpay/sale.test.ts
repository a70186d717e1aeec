import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { sellingFixture, type SellingFixture } from '../../sale/testing';
import { providerServer, withKeys } from '../testing';

let shop: SellingFixture;
let server: Awaited<ReturnType<typeof providerServer>>;
let providerId: number;
beforeAll(async () => {
  shop = await sellingFixture();
  server = await providerServer();
  ({ providerId } = await withKeys(shop.api, 'razorpay'));
  await sql`update payment_providers set is_default = false`.execute(shop.db);
  await sql`update payment_providers set active = true, is_default = true where id = ${providerId}`.execute(shop.db);
});
afterAll(async () => {
  await server.close();
  await shop.close();
});

const webhook = async (event: string, payload: object): Promise<number> => {
  const raw = JSON.stringify({ event, created_at: Math.floor(Date.now() / 1000), payload });
  const signature = createHmac('sha256', 'whsec_selfmade1234').update(raw).digest('hex');
  const answer = await fetch(`${shop.api.origin}/api/webhook/${providerId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-razorpay-signature': signature },
    body: raw,
  });
  return answer.status;
};

test('a sale by Razorpay: link, authorized, captured by us, paid, with invoice and access', async () => {
  let notes: unknown;
  const captured: string[] = [];
  server.on('POST /v1/payment_links', ({ body }) => {
    notes = (JSON.parse(body) as { notes: unknown }).notes;
    return { body: { id: 'plink_1', short_url: 'https://rzp.example/1', status: 'created' } };
  });
  server.on('POST /v1/payments/pay_1/capture', ({ body }) => {
    captured.push(body);
    return { body: { id: 'pay_1', captured: true } };
  });
  const { link, order } = await shop.sell(await shop.learner('MH'));
  expect((await shop.post(`${new URL(link.url ?? '').pathname}/start`, {})).headers.get('location')).toBe(
    'https://rzp.example/1',
  );

  const entity = {
    id: 'pay_1',
    amount: 99_900,
    currency: 'INR',
    captured: false,
    method: 'card',
    fee: null,
    notes,
    created_at: 1_794_657_600,
  };
  expect(await webhook('payment.authorized', { payment: { entity: { ...entity, status: 'authorized' } } })).toBe(200);
  await shop.runInbox();
  expect(captured.map((body) => JSON.parse(body) as unknown)).toEqual([{ amount: 99_900, currency: 'INR' }]);
  expect((await shop.order(order.id)).status).toBe('open');

  const paid = { entity: { ...entity, status: 'captured', captured: true, fee: 2360 } };
  const paidLink = { entity: { id: 'plink_1', status: 'paid', amount: 99_900, currency: 'INR', notes } };
  expect(await webhook('payment_link.paid', { payment: paid, payment_link: paidLink })).toBe(200);
  await shop.runInbox();
  expect(await shop.order(order.id)).toMatchObject({ status: 'paid', accessState: 'given' });
  expect([
    await shop.count('payments', order.id),
    await shop.count('ledger', order.id),
    await shop.count('invoices', order.id),
  ]).toEqual([1, 1, 1]);
});

test('a fee of the payer that only the capture names settles the order, and is kept', async () => {
  let notes: unknown;
  server.on('POST /v1/payment_links', ({ body }) => {
    notes = (JSON.parse(body) as { notes: unknown }).notes;
    return { body: { id: 'plink_3', short_url: 'https://rzp.example/3', status: 'created' } };
  });
  server.on('POST /v1/payments/pay_3/capture', () => ({ body: { id: 'pay_3', captured: true } }));
  const { link, order } = await shop.sell(await shop.learner('MH'));
  await shop.post(`${new URL(link.url ?? '').pathname}/start`, {});
  const entity = { id: 'pay_3', amount: 102_260, currency: 'INR', method: 'card', notes, created_at: 1_794_657_600 };
  const authorized = { ...entity, status: 'authorized', captured: false, fee: null };
  await webhook('payment.authorized', { payment: { entity: authorized } });
  await shop.runInbox();
  const paid = { ...entity, status: 'captured', captured: true, fee: 2360 };
  await webhook('payment.captured', { payment: { entity: paid } });
  await shop.runInbox();
  expect(await shop.order(order.id)).toMatchObject({ status: 'paid' });
  const { rows } = await sql`
    select amount_minor::int as amount, charged_minor::int as charged, fee_minor::int as fee, surplus from payments where order_id = ${order.id}`.execute(
    shop.db,
  );
  expect(rows).toEqual([{ amount: 99_900, charged: 102_260, fee: 2360, surplus: false }]);
});

test('a closed link ends its session at Razorpay', async () => {
  const ended: string[] = [];
  server.on('POST /v1/payment_links', () => ({
    body: { id: 'plink_2', short_url: 'https://rzp.example/2', status: 'created' },
  }));
  server.on('POST /v1/payment_links/plink_2/cancel', ({ url }) => {
    ended.push(url);
    return { body: { id: 'plink_2', status: 'cancelled' } };
  });
  const { link } = await shop.sell(await shop.learner('MH'));
  await shop.post(`${new URL(link.url ?? '').pathname}/start`, {});
  await shop.expireLink(link.id);
  server.on('GET /v1/payment_links/plink_2', () => ({
    body: { id: 'plink_2', status: 'created', notes: [], payments: [] },
  }));
  await shop.runClock();
  expect(ended).toEqual(['/v1/payment_links/plink_2/cancel']);
});
