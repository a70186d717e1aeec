import { authCalls } from '@lectern/contract/platform';
import { requestContext, seal } from '@lectern/contract/seal';
import { testApi, type TestApi, type TestClient } from '../../testing';

let api: TestApi;
beforeAll(async () => void (api = await testApi()));
afterAll(() => api.close());

const post = async (client: TestClient, body: unknown, headers: Record<string, string> = {}) => {
  const response = await client.fetch('/api/auth/logout', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
  return [response.status, await response.json()];
};
const unreadable = [
  400,
  { success: false, message: 'Unable to process request', reference: expect.any(String) as unknown },
];

it('answers of auth paths are sealed, refusals too [7.4]', async () => {
  const client = api.stranger();
  expect(await client.send(authCalls.signOut, {})).toMatchObject({ status: 200, sealed: true });
  expect(await client.send(authCalls.refresh, {})).toMatchObject({ status: 401, sealed: true });
});

it.each([
  ['plain fields', { email: 'a@example.com' }],
  ['a payload of another make', { payload: 'v1.a.b.c' }],
  ['nothing', {}],
])('%s in place of a sealed body are an unsealed 400 [7.3]', async (_what, body) => {
  expect(await post(api.stranger(), body)).toEqual(unreadable);
});

it('a payload sealed for another call is an unsealed 400 [7.3]', async () => {
  const client = api.stranger();
  expect(
    await post(client, { payload: await seal(client.deviceId, requestContext('POST', 'auth/admin-login'), {}) }),
  ).toEqual(unreadable);
});

it('a device id in the header that is not the cookie is an unsealed 400 [7.1]', async () => {
  const client = api.stranger();
  expect(
    await post(
      client,
      { payload: await seal(client.deviceId, requestContext('POST', 'auth/logout'), {}) },
      { 'device-id': 'y'.repeat(43) },
    ),
  ).toEqual(unreadable);
});

it('a device id of a wrong shape is an unsealed 400', async () => {
  const client = api.stranger();
  client.cookies.set('device-id', 'short');
  expect(await post(client, { payload: 'v1.a.b.c' }, { 'device-id': 'short' })).toEqual(unreadable);
});
