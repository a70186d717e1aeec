import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import Stripe from 'stripe';
import { testApi, type TestApi } from '../../../testing';
import { readAccount } from './account';
import type { ProviderTools } from './provider';
import { withKeys } from './testing';

const secret = 'whsec_selfmade1234';
const stripe = new Stripe('sk_test_selfmade', { telemetry: false });

let api: TestApi;
let tools: { readonly stripe: ProviderTools; readonly razorpay: ProviderTools };
beforeAll(async () => {
  api = await testApi();
  tools = { stripe: await withKeys(api, 'stripe', 'live'), razorpay: await withKeys(api, 'razorpay') };
});
afterAll(() => api.close());

const post = async (code: 'stripe' | 'razorpay', raw: string, headers: Record<string, string>): Promise<number> =>
  (
    await fetch(`${api.origin}/api/webhook/${tools[code].providerId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: raw,
    })
  ).status;

const stripeBody = (id: string, livemode = true): string =>
  JSON.stringify({
    id,
    type: 'checkout.session.expired',
    created: Math.floor(Date.now() / 1000),
    livemode,
    data: { object: { object: 'checkout.session', id: 'cs_1', metadata: {}, payment_status: 'unpaid' } },
  });
const sendStripe = (raw: string, { seconds = 0, by = secret } = {}): Promise<number> =>
  post('stripe', raw, {
    'stripe-signature': stripe.webhooks.generateTestHeaderString({
      payload: raw,
      secret: by,
      timestamp: Math.floor(Date.now() / 1000) + seconds,
    }),
  });
const stored = async (providerId: number): Promise<number> =>
  (await api.database.db.selectFrom('paymentEvents').select('id').where('providerId', '=', providerId).execute())
    .length;
const failures = () =>
  api.database.db.selectFrom('webhookFailures').select(['reason', 'count', 'skewSeconds']).orderBy('reason').execute();

test('a genuine webhook is stored once, also while its provider is switched off', async () => {
  const raw = stripeBody('evt_1');
  expect([await sendStripe(raw), await sendStripe(raw)]).toEqual([200, 200]);
  expect(await stored(tools.stripe.providerId)).toBe(1);
});

test('a webhook of Razorpay that is sent again under another event id is stored once: the id is not signed', async () => {
  const raw = JSON.stringify({
    event: 'payment_link.expired',
    created_at: 1_794_657_600,
    payload: { payment_link: { entity: { id: 'plink_1', status: 'expired', notes: [] } } },
  });
  const signature = createHmac('sha256', secret).update(raw).digest('hex');
  for (const id of ['one', 'two'])
    expect(await post('razorpay', raw, { 'x-razorpay-signature': signature, 'x-razorpay-event-id': id })).toBe(200);
  expect(await stored(tools.razorpay.providerId)).toBe(1);
  expect(await post('razorpay', `${raw} `, { 'x-razorpay-signature': signature })).toBe(400);
});

test('a webhook that is taken keeps the difference of the clocks; Razorpay signs no moment and has none', async () => {
  expect(await sendStripe(stripeBody('evt_skew'), { seconds: -75 })).toBe(200);
  const raw = JSON.stringify({
    event: 'payment_link.expired',
    created_at: 1_794_657_600,
    payload: { payment_link: { entity: { id: 'plink_2', status: 'expired', notes: [] } } },
  });
  const signature = createHmac('sha256', secret).update(raw).digest('hex');
  expect(await post('razorpay', raw, { 'x-razorpay-signature': signature })).toBe(200);
  const skewOf = async (code: 'stripe' | 'razorpay') =>
    (
      await api.database.db
        .selectFrom('paymentEvents')
        .select('skewSeconds')
        .where('providerId', '=', tools[code].providerId)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
    ).skewSeconds;
  expect([75, 76]).toContain(await skewOf('stripe'));
  expect(await skewOf('razorpay')).toBeNull();
});

test('M24, M27: refused webhooks are counted, and the third within ten minutes is reported once with the clocks’ difference', async () => {
  await sql`delete from webhook_failures`.execute(api.database.db);
  const before = await stored(tools.stripe.providerId);
  const { id: holder } = await api.person(1);
  expect(await sendStripe(stripeBody('evt_2', false))).toBe(400);
  expect(await sendStripe(stripeBody('evt_3'), { by: 'whsec_other123456' })).toBe(400);
  const notices = () =>
    api.database.db
      .selectFrom('notifications')
      .select(['title', 'body', 'link'])
      .where('userId', '=', holder)
      .where('kind', '=', 'payment')
      .execute();
  expect(await notices()).toEqual([]);
  for (const id of ['evt_4', 'evt_5']) expect(await sendStripe(stripeBody(id), { seconds: -360 })).toBe(400);
  expect(await failures()).toMatchObject([
    { reason: 'mode', count: 1, skewSeconds: null },
    { reason: 'signature', count: 1, skewSeconds: null },
    { reason: 'timestamp', count: 2 },
  ]);
  expect(await notices()).toEqual([
    {
      title: 'Webhooks of Stripe are refused',
      body: '3 were refused within ten minutes. Our clock is 6 min ahead; 5 min is the limit. Payments are still found, later.',
      link: '/setting/payments',
    },
  ]);
  expect(await stored(tools.stripe.providerId)).toBe(before);
});

test('a webhook that is too large is refused and counted', async () => {
  await sql`delete from webhook_failures`.execute(api.database.db);
  expect(await sendStripe('x'.repeat(1024 * 1024 + 1))).toBe(413);
  expect(await failures()).toMatchObject([{ reason: 'size', count: 1 }]);
});

test('keys that the server’s former key has sealed are opened and sealed again', async () => {
  const { keys } = api.services;
  const changed = { current: { id: 'new', secret: 'another server key' }, previous: keys.current };
  const opened = await readAccount({ ...tools.stripe, keys: changed });
  expect(opened.secret).toMatch(/^sk_live_/);
  const alone = await readAccount({ ...tools.stripe, keys: { current: changed.current } });
  expect([alone.secret, alone.webhookSecrets]).toEqual([opened.secret, [secret]]);
});
