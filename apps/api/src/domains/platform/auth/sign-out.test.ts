import type { Failure } from '@lectern/contract';
import { authCalls, sessionCalls } from '@lectern/contract/platform';
import { testApi, type TestApi } from '../../../testing';

let api: TestApi;
beforeAll(async () => void (api = await testApi()));
afterAll(() => api.close());

it('ends the session and clears its cookies; the device keeps its id [4.2, 7.9]', async () => {
  const client = await api.signIn(2);
  client.cookies.set('impersonate_mode', 'on');
  const tokens = new Map(client.cookies);
  expect((await client.send(authCalls.signOut, {})).status).toBe(200);
  expect([...client.cookies.keys()]).toEqual(['device-id']);
  for (const [name, value] of tokens) client.cookies.set(name, value);
  expect((await client.send(sessionCalls.read, {})).status).toBe(401);
});

it('succeeds without a session, and twice', async () => {
  expect((await api.stranger().send(authCalls.signOut, {})).status).toBe(200);
  const client = await api.signIn(2);
  for (const _ of [1, 2])
    expect(await client.send(authCalls.signOut, {})).toMatchObject({ status: 200, body: { success: true } });
});

it('works with nothing but the refresh token', async () => {
  const client = await api.signIn(2);
  client.cookies.delete('access_token');
  await client.send(authCalls.signOut, {});
  expect([...client.cookies.keys()]).toEqual(['device-id']);
});

it('of a tab that is in another session does nothing', async () => {
  const client = await api.signIn(2);
  const answer = await client.send(authCalls.signOut, {}, { headers: { 'session-id': '999999' } });
  expect([answer.status, (answer.body as Failure).message]).toEqual([409, 'session changed']);
  expect((await client.send(sessionCalls.read, {})).status).toBe(200);
});
