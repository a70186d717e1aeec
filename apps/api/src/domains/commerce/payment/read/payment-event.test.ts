import { paymentCalls } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { sellingFixture, type SellingFixture } from '../../sale/testing';

let fixture: SellingFixture;
beforeAll(async () => void (fixture = await sellingFixture()));
afterAll(() => fixture.close());

const stored = async (raw: string, payload: object = { orderId: 900 }): Promise<number> =>
  (
    await sql<{ id: number }>`
      insert into payment_events (provider_id, event_id, kind, occurred_at, raw, payload)
      select id, 'evt_' || gen_random_uuid(), 'payment.paid', now(), ${Buffer.from(raw)}, ${JSON.stringify(payload)}::jsonb from payment_providers where code = 'stripe' and mode = 'live'
      returning id`.execute(fixture.db)
  ).rows[0]!.id;
const said = JSON.stringify({ id: 'evt_1', client_secret: 'pi_1_secret_x', email: 'ananya@example.com' });

test('an event is answered as its provider sent it, without secrets', async () => {
  const event = await fixture.done(paymentCalls.event, { id: await stored(said) });
  expect(event).toMatchObject({ provider: 'stripe', kind: 'payment.paid', state: 'new', attempts: 0, error: null });
  expect(event.payload).toEqual({ id: 'evt_1', email: 'ananya@example.com' });
  expect(Object.keys(event)).not.toContain('raw');
});

test('personal data of an event is masked for readers who may not reveal it', async () => {
  const reader = await fixture.api.signIn(3);
  const { payload } = await fixture.done(paymentCalls.event, { id: await stored(said) }, reader);
  expect(payload).toEqual({ id: 'evt_1', email: 'a•••@example.com' });
});

test('an event with emptied bytes has no payload', async () => {
  expect((await fixture.done(paymentCalls.event, { id: await stored('') })).payload).toBeNull();
});

test('an event that is not there is 404, as is one of no order of ours', async () => {
  for (const id of [999_999, await stored(said, {})])
    expect((await fixture.client.send(paymentCalls.event, { id })).status).toBe(404);
});
