import { authCalls } from '@lectern/contract/platform';
import { answerContext, requestContext, seal, unseal } from '@lectern/contract/seal';
import { testApi, TestClient, testPassword, type TestApi } from '../../testing';

let api: TestApi;
beforeAll(async () => void (api = await testApi()));
afterAll(() => api.close());

interface Opened {
  readonly result: { readonly accessToken: string; readonly refreshToken: string };
  readonly refreshToken: string;
}

/** A mobile client: no cookies, the device id in its header alone. */
const deviceId = new TestClient('').deviceId;
const mobile = { 'device-id': deviceId, 'device-type': 'mobile', 'app-type': 'admin' };
const post = async ({ method, path }: { method: string; path: string }, body: object, headers: Record<string, string> = {}) => {
  const payload = await seal(deviceId, requestContext(method, path), body);
  const response = await fetch(`${api.origin}/api/${path}`, { method, body: JSON.stringify({ payload }), headers: { ...mobile, 'content-type': 'application/json', ...headers } });
  const answered = (await response.json()) as { payload: string };
  return { status: response.status, cookies: response.headers.getSetCookie(), body: (await unseal(deviceId, answerContext(method, path, response.status), answered.payload)) as Opened };
};
const session = async (accessToken: string, more: Record<string, string> = {}) =>
  (await fetch(`${api.origin}/api/session`, { headers: { ...mobile, authorization: `Bearer ${accessToken}`, ...more } })).status;

it('is given its tokens in the sealed answer and no cookies, and works with Bearer', async () => {
  const { email } = await api.person(2);
  const signedIn = await post(authCalls.signIn, { email, password: testPassword });
  expect([signedIn.status, signedIn.cookies]).toEqual([200, []]);
  const { accessToken, refreshToken } = signedIn.body.result;
  expect(await session(accessToken)).toBe(200);

  const refreshed = await post(authCalls.refresh, { refresh_token: refreshToken });
  expect([refreshed.status, refreshed.cookies]).toEqual([200, []]);
  expect(await session(String(refreshed.body.result))).toBe(200);
  expect((await post(authCalls.refresh, {}, { refreshtoken: refreshed.body.refreshToken })).status).toBe(200);

  expect((await post(authCalls.signOut, {}, { authorization: `Bearer ${accessToken}` })).status).toBe(200);
  expect(await session(accessToken)).toBe(401);
});

it('never has its token taken from a cookie', async () => {
  const { email } = await api.person(2);
  const { accessToken } = (await post(authCalls.signIn, { email, password: testPassword })).body.result;
  const response = await fetch(`${api.origin}/api/session`, { headers: { cookie: `access_token=${accessToken}` } });
  expect(response.status).toBe(401);
});
