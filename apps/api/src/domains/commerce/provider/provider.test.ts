import type { RequestOf } from '@lectern/contract';
import {
  paymentProviderCalls,
  type PaymentProvider,
  type ProviderCode,
  type ProviderMode,
} from '@lectern/contract/commerce';
import { sql } from 'kysely';
import Stripe from 'stripe';
import { testApi, type TestApi } from '../../../testing';
import { testOrder } from '../../../testing/order';
import { providerServer } from '../payment/testing';
import { readProviderTerms } from '../sale/provider-currency.queries';
import { refusedFields } from '../testing';

let api: TestApi;
let admin: Awaited<ReturnType<TestApi['signIn']>>;
let server: Awaited<ReturnType<typeof providerServer>>;
beforeAll(async () => {
  [api, server] = [await testApi(), await providerServer()];
  admin = await api.signIn(2);
});
afterAll(async () => {
  await server.close();
  await api.close();
});

const list = async (): Promise<readonly PaymentProvider[]> => {
  const { body } = await admin.send(paymentProviderCalls.list, {});
  if (!body.success) throw new Error('not read');
  return body.result.providers;
};
const find = async (code: ProviderCode, mode: ProviderMode): Promise<PaymentProvider> =>
  (await list()).find((each) => each.code === code && each.mode === mode)!;
const save = async (
  { id, version }: PaymentProvider,
  values: Omit<RequestOf<typeof paymentProviderCalls.save>, 'id' | 'version'>,
) => admin.send(paymentProviderCalls.save, { id, version, ...values });

const secret = 'sk_live_selfmade12345678Q2f';
const webhookSecret = 'whsec_selfmade1234567';

test('there is one account a mode, and the sandbox is the default of a new console', async () => {
  expect((await list()).map(({ code, mode, active, isDefault }) => [code, mode, active, isDefault])).toEqual([
    ['razorpay', 'live', false, false],
    ['razorpay', 'test', false, false],
    ['stripe', 'live', false, false],
    ['stripe', 'test', false, false],
    ['manual', 'live', true, false],
    ['sandbox', 'test', true, true],
  ]);
});

test('keys are written and never read back: not by an answer, not from the audit log, not from the table', async () => {
  const { id, version } = await find('stripe', 'live');
  const { status, body } = await admin.send(paymentProviderCalls.saveKeys, { id, version, secret, webhookSecret });
  expect([status, body]).toMatchObject([
    200,
    { result: { provider: { secretHint: 'sk_live_•••••8Q2f', hasWebhookSecret: true } } },
  ]);
  const { rows } = await sql<{ text: string }>`
    select (select to_jsonb(p)::text from payment_providers p where id = ${id}) || (select string_agg(a::text, '') from audit_log a where entity = 'payment_providers') as text`.execute(
    api.database.db,
  );
  const seen = JSON.stringify([body, await list()]) + rows[0]!.text;
  for (const key of [secret, webhookSecret, Buffer.from(secret).toString('hex')]) expect(seen).not.toContain(key);
  expect(seen).toContain('paymentProvider.keys');
});

test('keys of another mode or provider are refused by name', async () => {
  const { id, version } = await find('stripe', 'live');
  const refused = await admin.send(paymentProviderCalls.saveKeys, {
    id,
    version,
    secret: 'sk_test_selfmade1234',
    webhookSecret: 'not-one-of-stripe',
  });
  expect([refused.status, refusedFields(refused.body)]).toEqual([
    400,
    {
      secret: ['This is a test key, and this account is live'],
      webhookSecret: ['This is no webhook secret of Stripe'],
    },
  ]);
  const sandbox = await find('sandbox', 'test');
  expect((await admin.send(paymentProviderCalls.saveKeys, { ...sandbox, secret })).status).toBe(400);
});

test('a provider is switched on only after a check without error', async () => {
  const stripe = await find('stripe', 'live');
  expect(await save(stripe, { active: true })).toMatchObject({ status: 409, body: { result: 'Check the keys first' } });
  server.on('GET /v1/balance', () => ({ status: 401, body: { error: { message: 'Invalid API Key provided' } } }));
  const checked = await admin.send(paymentProviderCalls.check, { id: stripe.id, version: stripe.version });
  expect(checked.body).toMatchObject({
    result: { provider: { checkError: 'Stripe answered 401: Invalid API Key provided', steps: [{ state: 'failed' }] } },
  });
  expect(await save(await find('stripe', 'live'), { active: true })).toMatchObject({
    status: 409,
    body: { result: 'The last check of the keys has failed' },
  });
  expect((await admin.send(paymentProviderCalls.check, { id: stripe.id, version: stripe.version })).status).toBe(409);
});

test('a check makes and ends a session; its webhook is the last step', async () => {
  server.on('GET /v1/balance', () => ({ body: { livemode: true } }));
  server.on('POST /v1/checkout/sessions', () => ({ body: { id: 'cs_check', url: 'https://stripe.example/check' } }));
  server.on('POST /v1/checkout/sessions/cs_check/expire', () => ({ body: { id: 'cs_check' } }));
  const { id, version } = await find('stripe', 'live');
  const { body } = await admin.send(paymentProviderCalls.check, { id, version });
  if (!body.success) throw new Error('not checked');
  expect(body.result.provider).toMatchObject({ checkError: null, checkedByName: expect.any(String) as string });
  expect(body.result.provider.steps).toEqual([
    { state: 'ok', text: 'Keys belong to a live account' },
    { state: 'ok', text: expect.stringMatching(/^INR is taken, from ₹1\.00; and \d+ more$/) as string },
    { state: 'ok', text: 'A link can be made and ended' },
    { state: 'waiting', text: 'No webhook of this check yet' },
  ]);
  const raw = JSON.stringify({
    id: 'evt_check',
    type: 'checkout.session.expired',
    created: Math.floor(Date.now() / 1000),
    livemode: true,
    data: { object: { object: 'checkout.session', id: 'cs_check', metadata: {}, payment_status: 'unpaid' } },
  });
  const signature = new Stripe('sk_test_x').webhooks.generateTestHeaderString({ payload: raw, secret: webhookSecret });
  await fetch(`${api.origin}/api/webhook/${id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: raw,
  });
  expect((await find('stripe', 'live')).steps.at(-1)).toEqual({ state: 'ok', text: 'Webhook arrives, signature fits' });
  const health = await admin.send(paymentProviderCalls.webhooks, { id });
  expect(health.body).toMatchObject({ result: { waiting: 1, failures: [] } });
});

test('a live provider ends the sandbox and takes its default; the sandbox can’t come back next to it', async () => {
  expect(await save(await find('stripe', 'live'), { active: true })).toMatchObject({
    status: 200,
    body: { result: { provider: { active: true, isDefault: true } } },
  });
  const sandbox = await find('sandbox', 'test');
  expect(sandbox).toMatchObject({ active: false, isDefault: false });
  expect(await save(sandbox, { active: true })).toMatchObject({
    status: 409,
    body: { result: 'The sandbox can’t be on beside a live provider: Stripe is on' },
  });
});

test('the default is moved to another provider, never taken away; money by hand can’t have it', async () => {
  const stripe = await find('stripe', 'live');
  expect((await save(stripe, { active: false })).status).toBe(409);
  expect((await save(stripe, { isDefault: false })).status).toBe(409);
  expect((await save(await find('manual', 'live'), { isDefault: true })).status).toBe(409);
  expect((await save(await find('razorpay', 'live'), { isDefault: true })).status).toBe(409);
});

test('a provider takes offered currencies alone, and links are made in those alone', async () => {
  const stripe = await find('stripe', 'live');
  const unknown = await save(stripe, { currencies: ['XXX'] });
  expect([unknown.status, refusedFields(unknown.body)]).toEqual([400, { currencies: ['XXX is not taken'] }]);
  expect(await save(stripe, { currencies: ['INR', 'USD'] })).toMatchObject({
    body: { result: { provider: { currencies: ['INR', 'USD'] } } },
  });
});

test('a provider is silent while links wait and no webhook came for twice the usual time', async () => {
  const { id } = await find('stripe', 'live');
  const isSilent = async () => (await find('stripe', 'live')).isSilent;
  const { db } = api.database;
  await sql`delete from payment_events where provider_id = ${id}`.execute(db);
  // One a day at this minute, 28 days long, and the last of them yesterday: one is usual each hour.
  await sql`
    insert into payment_events (provider_id, event_id, kind, occurred_at, raw, payload, received_at)
    select ${id}, 'evt_day_' || n, 'other', now(), '', '{}', now() - make_interval(days => n) from generate_series(1, 28) n`.execute(
    db,
  );
  expect(await isSilent()).toBe(false);
  const student = await api.person(15);
  const orderId = await db.transaction().execute((transaction) => testOrder(transaction, { userId: student.id }));
  await sql`
    insert into payment_links (order_id, provider_id, token_hash, token_sealed, expires_at)
    values (${orderId}, ${id}, sha256(int8send(${orderId})), '\\x00', now() + interval '3 days')`.execute(db);
  expect(await isSilent()).toBe(true);
  // An answer that we asked for is no webhook.
  const came = (event: string) =>
    sql`insert into payment_events (provider_id, event_id, kind, occurred_at, raw, payload) values (${id}, ${event}, 'other', now(), '', '{}')`.execute(
      db,
    );
  await came('poll:pi_1:paid');
  expect(await isSilent()).toBe(true);
  await came('evt_now');
  expect(await isSilent()).toBe(false);
  await sql`update payment_links set status = 'cancelled' where order_id = ${orderId}`.execute(db);
});

test('the clock of a provider is that of its newest webhook or refusal within a day that has one', async () => {
  const { db } = api.database;
  const { id } = await find('stripe', 'live');
  const clock = async () => (await find('stripe', 'live')).skewSeconds;
  const came = (event: string, skew: number | null, ago: string) =>
    sql`insert into payment_events (provider_id, event_id, kind, occurred_at, raw, payload, skew_seconds, received_at)
      values (${id}, ${event}, 'other', now(), '', '{}', ${skew}, now() - ${ago}::interval)`.execute(db);
  const refused = (skew: number | null, ago: string) =>
    sql`insert into webhook_failures (provider_id, minute, reason, skew_seconds)
      values (${id}, date_trunc('minute', now() - ${ago}::interval), 'timestamp', ${skew})`.execute(db);
  await sql`delete from payment_events where provider_id = ${id}`.execute(db);
  await sql`delete from webhook_failures where provider_id = ${id}`.execute(db);
  await came('evt_skew_old', 200, '25 hours');
  expect(await clock()).toBeNull();
  await came('evt_skew_1', 70, '3 hours');
  await came('evt_skew_2', null, '2 hours');
  expect(await clock()).toBe(70);
  await refused(-400, '90 minutes');
  expect(await clock()).toBe(-400);
  await came('evt_skew_3', 0, '80 minutes');
  expect(await clock()).toBe(0);
  // A refusal is counted by its minute: within one minute it comes before taken webhooks.
  await refused(301, '80 minutes');
  expect(await clock()).toBe(301);
});

test('new links use the default where it takes their currency, else the first other one of its mode that does', async () => {
  const { db } = api.database;
  const codeOf = async (currency: string) => (await readProviderTerms(db, currency))?.code;
  const razorpay = await find('razorpay', 'live');
  const take = (currencies: readonly string[], active: boolean) =>
    sql`update payment_providers set active = ${active}, currencies = ${currencies}::char(3)[] where id = ${razorpay.id}`.execute(
      db,
    );
  expect(await Promise.all(['INR', 'USD', 'AED'].map(codeOf))).toEqual(['stripe', 'stripe', undefined]);
  await take(['INR', 'AED'], true);
  expect(await Promise.all(['INR', 'USD', 'AED'].map(codeOf))).toEqual(['stripe', 'stripe', 'razorpay']);
  await take(razorpay.currencies, false);
  expect(await codeOf('AED')).toBeUndefined();
});

test('the former webhook secret is taken for a week more', async () => {
  const { id, version } = await find('stripe', 'live');
  const { body } = await admin.send(paymentProviderCalls.saveKeys, {
    id,
    version,
    webhookSecret: 'whsec_another1234567',
  });
  if (!body.success) throw new Error('not saved');
  const days = (Date.parse(body.result.provider.oldSecretUntil ?? '') - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(7);
  // Only the webhook secret is new: the check of the keys still counts.
  expect(body.result.provider.checkedAt).not.toBeNull();
});
