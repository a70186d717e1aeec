import type { Failure } from '@lectern/contract';
import { authCalls, sessionCalls } from '@lectern/contract/platform';
import { sql } from 'kysely';
import { testApi, TestClient, type TestApi } from '../../testing';

let api: TestApi;
beforeAll(async () => void (api = await testApi()));
afterAll(() => api.close());

/** Another tab, or a thief's browser, with the cookies of this moment. */
const copyOf = (client: TestClient): TestClient => {
  const copy = new TestClient(client.origin, client.deviceId);
  for (const [name, value] of client.cookies) copy.cookies.set(name, value);
  copy.sessionId = client.sessionId;
  return copy;
};
const refresh = (client: TestClient) => client.send(authCalls.refresh, {});
const forget = (client: TestClient) => (client.cookies.delete('access_token'), client);
const later = (sessionId: number | undefined) =>
  sql`update refresh_tokens set used_at = used_at - interval '1 minute' where session_id = ${sessionId}`.execute(
    api.database.db,
  );
const endReason = async (sessionId: number | undefined) =>
  (
    await sql<{ endReason: string | null }>`select end_reason from sessions where id = ${sessionId}`.execute(
      api.database.db,
    )
  ).rows[0]?.endReason;
const tokens = async (sessionId: number | undefined) =>
  (await sql`select 1 from refresh_tokens where session_id = ${sessionId}`.execute(api.database.db)).rows.length;

it('rotates: a new access token as result, the session document with it, both cookies new', async () => {
  const client = await api.signIn(2);
  const before = client.cookies.get('refresh_token');
  const answer = await refresh(forget(client));
  expect(answer).toMatchObject({
    status: 200,
    sealed: true,
    body: {
      success: true,
      result: expect.stringMatching(/^a1\./) as unknown,
      session: { session: { id: client.sessionId } },
    },
  });
  expect(client.cookies.get('refresh_token')).not.toBe(before);
  expect((await client.send(sessionCalls.read, {})).status).toBe(200);
});

it('gives parallel refreshes of one token the same successor [4.7]', async () => {
  const client = await api.signIn(2);
  const tabs = Array.from({ length: 20 }, () => copyOf(client));
  const answers = await Promise.all(tabs.map(refresh));
  expect(answers.map(({ status }) => status)).toEqual(tabs.map(() => 200));
  expect(new Set(tabs.map((tab) => tab.cookies.get('refresh_token'))).size).toBe(1);
  expect(await tokens(client.sessionId)).toBe(2);
});

it('ends the session when a token is used again after its successor was: a stolen token', async () => {
  const client = await api.signIn(2);
  const thief = copyOf(client);
  await refresh(client);
  await refresh(client);
  await later(client.sessionId);
  expect((await refresh(thief)).status).toBe(401);
  expect(await endReason(client.sessionId)).toBe('reuse');
  expect((await client.send(sessionCalls.read, {})).status).toBe(401);
  expect((await refresh(client)).status).toBe(401);
  const notices = await sql<{ what: string }>`
    select 'notice' as what from notifications where user_id = ${client.userId} union all select 'mail' from mails where user_id = ${client.userId} and template = 'session-ended'
    union all select action from audit_log where entity_id = ${String(client.sessionId)} and action like 'auth.refresh%'`.execute(
    api.database.db,
  );
  expect(notices.rows.map(({ what }) => what).sort()).toEqual(['auth.refreshReuse', 'mail', 'notice']);
});

it('ends the session quietly when the successor was never used: a machine that slept', async () => {
  const client = await api.signIn(2);
  const asleep = copyOf(client);
  await refresh(client);
  await later(client.sessionId);
  const answer = await refresh(asleep);
  expect([answer.status, (answer.body as Failure).message]).toEqual([401, 'Please login to continue']);
  expect(await endReason(client.sessionId)).toBe('expired');
  const notices =
    await sql`select 1 from notifications where user_id = ${client.userId} union all select 1 from mails where user_id = ${client.userId}`.execute(
      api.database.db,
    );
  expect(notices.rows).toHaveLength(0);
});

it('answers a lost answer once more with the same successor', async () => {
  const client = await api.signIn(2);
  const retry = copyOf(client);
  await refresh(client);
  expect((await refresh(retry)).status).toBe(200);
  expect(retry.cookies.get('refresh_token')).toBe(client.cookies.get('refresh_token'));
});

it('refuses the token on another device, and the session stays', async () => {
  const client = await api.signIn(2);
  const elsewhere = new TestClient(api.origin);
  elsewhere.cookies.set('refresh_token', client.cookies.get('refresh_token') ?? '');
  expect((await refresh(elsewhere)).status).toBe(401);
  expect(await endReason(client.sessionId)).toBeNull();
});

it.each([
  ['nothing', () => sql`select 1`, () => undefined],
  ['a token that nobody issued', () => sql`select 1`, () => 'x'.repeat(43)],
  [
    'a token whose time is over',
    (client: TestClient) => sql`update refresh_tokens set expires_at = now() where session_id = ${client.sessionId}`,
    (client: TestClient) => client.cookies.get('refresh_token'),
  ],
  [
    'a session whose time is over',
    (client: TestClient) => sql`update sessions set expires_at = now() where id = ${client.sessionId}`,
    (client: TestClient) => client.cookies.get('refresh_token'),
  ],
])('refuses %s with the text that sends to sign-in', async (_what, prepare, token) => {
  const client = await api.signIn(2);
  await prepare(client).execute(api.database.db);
  const value = token(client);
  if (value === undefined) client.cookies.delete('refresh_token');
  else client.cookies.set('refresh_token', value);
  const answer = await refresh(client);
  expect([answer.status, (answer.body as Failure).message, answer.sealed]).toEqual([
    401,
    'Please login to continue',
    true,
  ]);
});

it('does nothing for a tab of another session', async () => {
  const client = await api.signIn(2);
  const answer = await forget(client).send(authCalls.refresh, {}, { headers: { 'session-id': '999999' } });
  expect([answer.status, (answer.body as Failure).message, await tokens(client.sessionId)]).toEqual([
    409,
    'session changed',
    1,
  ]);
});

it('never takes a web session from a Bearer token', async () => {
  const client = await api.signIn(2);
  const response = await fetch(`${api.origin}/api/session`, {
    headers: { authorization: `Bearer ${client.cookies.get('access_token')}` },
  });
  expect(response.status).toBe(401);
});
