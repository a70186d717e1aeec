import { sessionCalls } from '@lectern/contract/platform';
import { sql } from 'kysely';
import { testApi, type TestApi, type TestClient } from '../../../testing';
import { auditOf, endReasonOf } from '../auth/testing';

let api: TestApi;
beforeAll(async () => void (api = await testApi()));
afterAll(() => api.close());

const list = async (client: TestClient) => {
  const { body } = await client.send(sessionCalls.list, {});
  if (!body.success) throw new Error(body.message);
  return body.result;
};
const isOpen = async (client: TestClient): Promise<boolean> =>
  (await client.send(sessionCalls.read, {})).status === 200;

it("lists one's own open sessions with device, place and last use, this one marked", async () => {
  const { email } = await api.person(3);
  const [first, second] = [await api.signInAs(email), await api.signInAs(email)];
  await api.signIn(3);
  const expired = await api.signInAs(email);
  await sql`update sessions set expires_at = now() where id = ${expired.sessionId}`.execute(api.database.db);
  expect(await list(second)).toMatchObject([
    {
      id: second.sessionId,
      current: true,
      kind: 'web',
      ip: '127.0.0.1',
      userAgent: expect.any(String) as string,
      impersonatedBy: null,
    },
    { id: first.sessionId, current: false },
  ]);
});

it('ends one other session at once', async () => {
  const { email } = await api.person(3);
  const [here, there] = [await api.signInAs(email), await api.signInAs(email)];
  expect((await here.send(sessionCalls.end, { id: there.sessionId ?? 0 })).status).toBe(200);
  expect([await isOpen(here), await isOpen(there), await endReasonOf(api, there.sessionId)]).toEqual([
    true,
    false,
    'revoked',
  ]);
  expect((await auditOf(api, 'sessions', there.sessionId ?? 0)).map(({ action }) => action)).toEqual([
    'auth.signIn',
    'session.end',
  ]);
  expect((await here.send(sessionCalls.end, { id: there.sessionId ?? 0 })).status).toBe(404);
});

it("does not end the session in use, nor another person's", async () => {
  const [here, stranger] = [await api.signIn(3), await api.signIn(1)];
  expect((await here.send(sessionCalls.end, { id: here.sessionId ?? 0 })).status).toBe(409);
  expect((await here.send(sessionCalls.end, { id: stranger.sessionId ?? 0 })).status).toBe(404);
  expect([await isOpen(here), await isOpen(stranger)]).toEqual([true, true]);
});

it('ends all others and says how many', async () => {
  const { email } = await api.person(3);
  const [here, ...others] = [await api.signInAs(email), await api.signInAs(email), await api.signInAs(email)];
  expect((await here.send(sessionCalls.endOthers, {})).body).toMatchObject({ result: { ended: 2 } });
  expect(await Promise.all([here, ...others].map(isOpen))).toEqual([true, false, false]);
  expect((await here.send(sessionCalls.endOthers, {})).body).toMatchObject({ result: { ended: 0 } });
});
