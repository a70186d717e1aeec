import { testApi, type TestApi } from '../../../testing';
import { askProvider, ProviderError } from './ask-provider';
import { ProviderRefusal, type NewSession, type Provider, type ProviderTools } from './provider';
import { razorpay } from './razorpay/razorpay';
import { stripe } from './stripe/stripe';
import { providerServer, withKeys } from './testing';

let api: TestApi;
let server: Awaited<ReturnType<typeof providerServer>>;
let tools: { readonly stripe: ProviderTools; readonly razorpay: ProviderTools };
beforeAll(async () => {
  api = await testApi();
  server = await providerServer();
  tools = { stripe: await withKeys(api, 'stripe'), razorpay: await withKeys(api, 'razorpay') };
});
afterAll(async () => {
  await server.close();
  await api.close();
});
beforeEach(() => void server.requests.splice(0));

const session: NewSession = {
  attemptId: 5,
  linkId: 3,
  orderId: 12,
  title: 'Learner',
  currency: 'INR',
  totalMinor: 99_900,
  expiresAt: '2026-11-14T12:00:00.000Z',
  returnUrl: 'http://localhost/pay/token',
};
const last = () => server.requests.at(-1)!;

test('a session of Stripe has our sum and mark, adds nothing of its own, and the same key each time', async () => {
  server.on('POST /v1/checkout/sessions', () => ({ body: { id: 'cs_1', url: 'https://checkout.stripe.example/1' } }));
  expect(await stripe.createSession(tools.stripe, session)).toEqual({
    ref: 'cs_1',
    url: 'https://checkout.stripe.example/1',
  });
  await stripe.createSession(tools.stripe, session);
  const [first, second] = server.requests;
  expect(first?.headers['authorization']).toBe('Bearer sk_test_selfmade1234567');
  expect(first?.headers['idempotency-key']).toMatch(/^[0-9a-f]{8}-attempt-5$/);
  expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
  expect(second?.body).toBe(first?.body);
  expect(Object.fromEntries(new URLSearchParams(first?.body))).toMatchObject({
    mode: 'payment',
    'line_items[0][price_data][currency]': 'inr',
    'line_items[0][price_data][unit_amount]': '99900',
    'metadata[lectern]': expect.stringMatching(/-order:12$/) as string,
    'payment_intent_data[metadata][lectern]': expect.stringMatching(/-order:12$/) as string,
    'adaptive_pricing[enabled]': 'false',
    allow_promotion_codes: 'false',
    'automatic_tax[enabled]': 'false',
    expires_at: '1794657600',
    success_url: 'http://localhost/pay/token?back=1',
  });
});

test('a link of Razorpay is asked for once: a reference that it knows gives the link that was made', async () => {
  const made = { id: 'plink_1', short_url: 'https://rzp.example/1', amount: 99_900, status: 'created' };
  server.on('POST /v1/payment_links', () => ({ body: made }));
  expect(await razorpay.createSession(tools.razorpay, session)).toEqual({ ref: 'plink_1', url: made.short_url });
  const sent = JSON.parse(last().body) as { reference_id: string };
  expect(sent).toMatchObject({
    amount: 99_900,
    currency: 'INR',
    accept_partial: false,
    notify: { sms: false, email: false },
  });
  expect(last().headers['authorization']).toBe(
    `Basic ${Buffer.from('rzp_test_selfmade:rzp_test_selfmade1234567').toString('base64')}`,
  );

  server.on('POST /v1/payment_links', () => ({
    status: 400,
    body: { error: { description: 'reference_id already exists' } },
  }));
  server.on('GET /v1/payment_links', () => ({
    body: { payment_links: [{ ...made, reference_id: sent.reference_id }] },
  }));
  expect(await razorpay.createSession(tools.razorpay, session)).toEqual({ ref: 'plink_1', url: made.short_url });
  // Another sum under our reference is none of ours.
  await expect(razorpay.createSession(tools.razorpay, { ...session, totalMinor: 1 })).rejects.toThrow('already exists');
});

const over = [
  [
    'Stripe',
    stripe,
    'stripe',
    'POST /v1/checkout/sessions/x/expire',
    'GET /v1/checkout/sessions/x',
    'complete',
    'open',
  ],
  ['Razorpay', razorpay, 'razorpay', 'POST /v1/payment_links/x/cancel', 'GET /v1/payment_links/x', 'paid', 'created'],
] as const satisfies readonly (readonly [string, Provider, ...unknown[]])[];
test.each(over)(
  '%s may be asked to end a session that is over already, and not one that stays open',
  async (_, provider, code, end, read, ended, open) => {
    server.on(end, () => ({
      status: 400,
      body: { error: { message: 'This session is over', description: 'This link is over' } },
    }));
    server.on(read, () => ({ body: { status: ended } }));
    await expect(provider.cancel(tools[code], 'x')).resolves.toBeUndefined();
    server.on(read, () => ({ body: { status: open } }));
    await expect(provider.cancel(tools[code], 'x')).rejects.toThrow(ProviderError);
  },
);

const refund = { key: 'refund:7', mark: 'refund:7', paymentId: 'pay_1', amountMinor: 30_000, currency: 'INR' };
test.each([
  ['Stripe', stripe, 'stripe', 'POST /v1/refunds', 'idempotency-key'],
  ['Razorpay', razorpay, 'razorpay', 'POST /v1/payments/pay_1/refund', 'x-refund-idempotency'],
] as const)(
  'a refund of %s has our key and mark; a final no differs from a failure that may pass',
  async (_, provider, code, call, header) => {
    server.on(call, () => ({ body: { id: 'r_1' } }));
    expect(await provider.refund?.(tools[code], refund)).toEqual({ ref: 'r_1' });
    expect(last().headers[header]).toMatch(/^[0-9a-f]{8}-refund-7$/);
    expect(decodeURIComponent(last().body)).toMatch(/-refund:7/);
    server.on(call, () => ({ status: 400, body: { error: { message: 'Too much', description: 'Too much' } } }));
    await expect(provider.refund?.(tools[code], refund)).rejects.toThrow(ProviderRefusal);
    server.on(call, () => ({ status: 503, body: {} }));
    await expect(provider.refund?.(tools[code], refund)).rejects.toThrow(ProviderError);
  },
);

test('refunds of Stripe are listed page by page', async () => {
  const row = {
    object: 'refund',
    amount: 100,
    currency: 'inr',
    payment_intent: 'pi_1',
    status: 'succeeded',
    created: 1_794_657_600,
    metadata: {},
  };
  server.on('GET /v1/refunds', ({ url }) => ({
    body: url.includes('starting_after=re_1')
      ? { data: [{ ...row, id: 're_2' }], has_more: false }
      : { data: [{ ...row, id: 're_1' }], has_more: true },
  }));
  const found = await stripe.list?.(tools.stripe, new Date('2026-11-01'), new Date('2026-11-14'));
  expect(found?.map(({ ref, paymentId, status }) => [ref, paymentId, status])).toEqual([
    ['re_1', 'pi_1', 'done'],
    ['re_2', 'pi_1', 'done'],
  ]);
});

test('refunds of Razorpay are listed page by page', async () => {
  const row = {
    amount: 100,
    currency: 'INR',
    payment_id: 'pay_1',
    status: 'processed',
    created_at: 1_794_657_600,
    notes: [],
  };
  server.on('GET /v1/refunds', ({ url }) => ({
    body: {
      items: url.endsWith('skip=0')
        ? Array.from({ length: 100 }, (__, at) => ({ ...row, id: `rfnd_${at}` }))
        : [{ ...row, id: 'rfnd_100' }],
    },
  }));
  expect(await razorpay.list?.(tools.razorpay, new Date('2026-11-01'), new Date('2026-11-14'))).toHaveLength(101);
});

test('a payment that Razorpay has captured meanwhile is captured', async () => {
  server.on('POST /v1/payments/pay_1/capture', () => ({
    status: 400,
    body: { error: { description: 'captured already' } },
  }));
  server.on('GET /v1/payments/pay_1', () => ({ body: { captured: true } }));
  await expect(
    razorpay.capture?.(tools.razorpay, { id: 'pay_1', amountMinor: 99_900, currency: 'INR' }),
  ).resolves.toBeUndefined();
  server.on('GET /v1/payments/pay_1', () => ({ body: { captured: false } }));
  await expect(
    razorpay.capture?.(tools.razorpay, { id: 'pay_1', amountMinor: 99_900, currency: 'INR' }),
  ).rejects.toThrow('captured already');
});

test('keys of a live account are refused in a test account by Stripe’s own word', async () => {
  server.on('GET /v1/balance', () => ({ body: { livemode: true } }));
  await expect(stripe.probe?.(tools.stripe)).rejects.toThrow('These keys belong to a live account');
});

describe('a request', () => {
  const question = () =>
    ({
      name: 'Stripe',
      method: 'GET',
      url: `${server.origin}/slow`,
      headers: { authorization: 'Bearer sk_live_hidden' },
    }) as const;

  test('ends when the provider does not answer in time', async () => {
    server.on('GET /slow', () => 'silence');
    await expect(askProvider(question(), 50)).rejects.toThrow('Stripe did not answer in time');
  });

  test('takes its keys to no other address', async () => {
    server.on('GET /slow', () => ({ status: 302, body: {}, headers: { location: `${server.origin}/elsewhere` } }));
    await expect(askProvider(question())).rejects.toThrow('could not be reached');
    expect(server.requests.some(({ url }) => url === '/elsewhere')).toBe(false);
  });

  test('fails in the provider’s words, and never with a key', async () => {
    server.on('GET /slow', () => ({ status: 401, body: { error: { message: 'Invalid API Key provided' } } }));
    const error = await askProvider(question()).catch((thrown: unknown) => thrown);
    expect(String(error)).toBe('Error: Stripe answered 401: Invalid API Key provided');
    expect(JSON.stringify(error)).not.toContain('sk_live_hidden');
  });
});
