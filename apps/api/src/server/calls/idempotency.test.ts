import { call, nothing } from '@lectern/contract';
import { sql } from 'kysely';
import { number, object, string } from 'yup';
import { testApi, type TestApi, type TestClient } from '../../testing';
import type { Handler } from './frame';
import { registerCalls, type Registered } from './register';

const pay = call({
  method: 'POST',
  path: 'pay',
  access: 'signed in',
  idempotent: true,
  request: object({ amount: number().required(), fail: string() }),
  response: object({ number: number().required() }),
});
const plain = call({ method: 'POST', path: 'plain', access: 'signed in', request: object({}), response: nothing() });
let paid = 0;
let release: () => void = () => undefined;
let gate: Promise<void> | undefined;
const handler: Handler<typeof pay> = async ({ request, db, actor, audit }) => {
  const { rows } = await sql<{
    id: number;
  }>`insert into notifications (user_id, kind, title) values (${actor.userId}, 'paid', ${String(request.amount)}) returning id`.execute(
    db,
  );
  audit({ action: 'pay.made', entity: 'notifications', entityId: rows[0]?.id ?? 0 });
  await gate;
  if (request.fail) throw new Error('after the work');
  paid += 1;
  return { number: paid };
};
const planted = [
  { call: pay, handler },
  { call: plain, handler: () => Promise.resolve({}) },
] as unknown as Registered[];

let api: TestApi;
let client: TestClient & { userId: number };
const send = (key: string, request: { amount: number; fail?: string } = { amount: 5 }, who: TestClient = client) =>
  Object.assign(Object.create(Object.getPrototypeOf(who) as object) as TestClient, who, { base: '/planted/' }).send(
    pay,
    request,
    { headers: { 'idempotency-key': key } },
  );
const rowsOf = async (amount: number): Promise<number> =>
  Number(
    (
      await sql<{ n: number }>`select count(*) as n from notifications where title = ${String(amount)}`.execute(
        api.database.db,
      )
    ).rows[0]?.n,
  );

beforeAll(async () => {
  api = await testApi({
    delivery: (app, services) =>
      void app.register((scope, _options, done) => (registerCalls(scope, services, planted), done()), {
        prefix: '/planted',
      }),
  });
  client = await api.signIn(1);
});
afterAll(() => api.close());

test('the same key and body get the first answer again, and the work is done once', async () => {
  const [first, again] = [await send('key-one-1', { amount: 11 }), await send('key-one-1', { amount: 11 })];
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.body).toEqual(first.body);
  expect(await rowsOf(11)).toBe(1);
});

test('the same key with another body is refused, another person may use it', async () => {
  await send('key-two-2', { amount: 21 });
  expect(await send('key-two-2', { amount: 22 })).toMatchObject({
    status: 409,
    body: { message: 'This Idempotency-Key was used for another request' },
  });
  expect((await send('key-two-2', { amount: 23 }, await api.signIn(2))).status).toBe(200);
  expect([await rowsOf(22), await rowsOf(23)]).toEqual([0, 1]);
});

test('a failure keeps nothing: the same key does the work later', async () => {
  expect((await send('key-three', { amount: 31, fail: 'yes' })).status).toBe(500);
  expect(await rowsOf(31)).toBe(0);
  expect((await send('key-three', { amount: 31 })).status).toBe(200);
});

test('of two at once the second waits for the first and answers from it', async () => {
  gate = new Promise((resolve) => (release = resolve));
  const both = [send('key-four-', { amount: 41 }), send('key-four-', { amount: 41 })];
  setImmediate(release);
  const [first, second] = await Promise.all(both);
  gate = undefined;
  expect(second?.body).toEqual(first?.body);
  expect(await rowsOf(41)).toBe(1);
});

test('a key of another shape is refused before anything is done', async () => {
  expect(await send('short', { amount: 51 })).toMatchObject({
    status: 400,
    body: { message: 'Idempotency-Key takes 8 to 100 printable characters' },
  });
  expect(await rowsOf(51)).toBe(0);
});
