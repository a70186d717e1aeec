import { authCalls, sessionCalls } from '@lectern/contract/platform';
import { answerContext, requestContext, seal, unseal } from '@lectern/contract/seal';
import { testApi, TestClient, testPassword, type TestApi } from '../../../testing';

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
const post = async (
  { method, path }: { method: string; path: string },
  body: object,
  headers: Record<string, string> = {},
) => {
  const payload = await seal(deviceId, requestContext(method, path), body);
  const response = await fetch(`${api.origin}/api/${path}`, {
    method,
    body: JSON.stringify({ payload }),
    headers: { ...mobile, 'content-type': 'application/json', ...headers },
  });
  const answered = (await response.json()) as { payload: string };
  return {
    status: response.status,
    cookies: response.headers.getSetCookie(),
    body: (await unseal(deviceId, answerContext(method, path, response.status), answered.payload)) as Opened,
  };
};
const session = async (accessToken: string, more: Record<string, string> = {}) =>
  (
    await fetch(`${api.origin}/api/session`, {
      headers: { ...mobile, authorization: `Bearer ${accessToken}`, ...more },
    })
  ).status;

it('is given its tokens in the sealed answer and no cookies, and works with Bearer [3.3, 7.2]', async () => {
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

it('never has its token taken from a cookie [7.2]', async () => {
  const { email } = await api.person(2);
  const { accessToken } = (await post(authCalls.signIn, { email, password: testPassword })).body.result;
  const response = await fetch(`${api.origin}/api/session`, { headers: { cookie: `access_token=${accessToken}` } });
  expect(response.status).toBe(401);
});

const signedIn = async (roleId: number) => {
  const person = await api.person(roleId);
  return { ...person, ...(await post(authCalls.signIn, { email: person.email, password: testPassword })).body.result };
};

it('takes the refresh token from the header or the body, and a new one comes with the answer [3.8, 7.2, 7.7]', async () => {
  const { refreshToken } = await signedIn(2);
  const first = await post(authCalls.refresh, {}, { refreshtoken: refreshToken });
  expect(first.body.refreshToken).not.toBe(refreshToken);
  expect((await post(authCalls.refresh, { refresh_token: first.body.refreshToken })).status).toBe(200);
});

it('a web session never has its refresh token in a body: neither on sign-in, nor on refresh, impersonation and the way back [7.2, 7.7]', async () => {
  const [admin, { id: userId }] = [await api.signIn(2), await api.person(15)];
  const bodies = [
    await admin.send(authCalls.refresh, {}),
    await admin.send(authCalls.impersonate, { userId, reason: 'Student cannot open the quiz' }),
  ].map(({ body }) => body);
  admin.sessionId = undefined;
  bodies.push((await admin.send(authCalls.signOut, {})).body as (typeof bodies)[number]);
  const said = JSON.stringify(bodies);
  expect(said).not.toContain('refreshToken');
  expect(said).not.toContain(admin.cookies.get('refresh_token'));
});

it('a web session is not refreshed by a mobile client that shows its token', async () => {
  const admin = await api.signIn(2);
  const answer = await post(authCalls.refresh, { refresh_token: admin.cookies.get('refresh_token') });
  expect(answer.status).toBe(401);
  expect(JSON.stringify(answer.body)).not.toContain('refreshToken');
});

it('acts for somebody else with tokens of its own, and comes back by them', async () => {
  const [admin, { id: userId }] = [await signedIn(2), await api.person(15)];
  const acting = await post(
    authCalls.impersonate,
    { userId, reason: 'Student cannot open the quiz' },
    { authorization: `Bearer ${admin.accessToken}` },
  );
  expect([acting.status, acting.cookies]).toEqual([200, []]);
  const { accessToken, refreshToken } = acting.body.result;
  const who = async (token: string) => {
    const { method, path } = sessionCalls.read;
    const answer = await fetch(`${api.origin}/api/${path}`, {
      method,
      headers: { ...mobile, authorization: `Bearer ${token}` },
    });
    return ((await answer.json()) as { result?: { user: { id: number } } }).result?.user.id;
  };
  expect(await who(accessToken)).toBe(userId);
  const back = await post(
    authCalls.signOut,
    {},
    { authorization: `Bearer ${accessToken}`, refreshtoken: refreshToken },
  );
  const own = (back.body as unknown as { session: { accessToken: string; user: { id: number } } }).session;
  expect([back.cookies, own.user.id, await who(own.accessToken), await who(accessToken)]).toEqual([
    [],
    admin.id,
    admin.id,
    undefined,
  ]);
});
