import type { Failure, FieldError } from '@lectern/contract';
import { authCalls, sessionCalls } from '@lectern/contract/platform';
import { testApi, testPassword, type TestApi, type TestClient } from '../../../testing';
import { auditOf, endReasonOf, forgot, mailedToken, newPassword, reset, trySignIn } from './testing';

let api: TestApi;
beforeAll(async () => void (api = await testApi()));
afterAll(() => api.close());

const change = (
  client: TestClient,
  over: Partial<{ currentPassword: string; password: string; confirmPassword: string }> = {},
) =>
  client.send(authCalls.changePassword, {
    currentPassword: testPassword,
    password: newPassword,
    confirmPassword: over.password ?? newPassword,
    ...over,
  });
const textsOf = ({ body }: Awaited<ReturnType<typeof change>>) =>
  Object.fromEntries(
    (body as Failure & { error: FieldError[] }).error.map(({ property, constraints }) => [
      property,
      Object.values(constraints)[0],
    ]),
  );

it('changes the password; the other sessions end, this one stays, and it says how many ended', async () => {
  const { email, id } = await api.person(3);
  const [here, there, elsewhere] = [await api.signInAs(email), await api.signInAs(email), await api.signIn(3)];
  expect(await change(here)).toMatchObject({ status: 200, sealed: true, body: { result: { endedSessions: 1 } } });
  expect((await here.send(sessionCalls.read, {})).status).toBe(200);
  expect((await there.send(sessionCalls.read, {})).status).toBe(401);
  expect(await endReasonOf(api, there.sessionId)).toBe('password');
  expect((await elsewhere.send(sessionCalls.read, {})).status).toBe(200);
  expect([await trySignIn(api, email, testPassword), await trySignIn(api, email, newPassword)]).toEqual([400, 200]);
  expect((await auditOf(api, 'users', id)).map(({ action }) => action)).toEqual(['auth.changePassword']);
});

it('wants the current password, a new one by the rule, and the same one twice [5.5]', async () => {
  const client = await api.signIn(3);
  expect(textsOf(await change(client, { currentPassword: 'wrong' }))).toEqual({
    currentPassword: 'Current password is Invalid',
  });
  expect(textsOf(await change(client, { currentPassword: '', password: 'abc', confirmPassword: 'abd' }))).toEqual({
    currentPassword: 'Current password is required',
    password: 'Password must be at least 8 characters long, and contain atleast 1 number, 1 symbol.',
    confirmPassword: 'Confirm password not matching',
  });
  expect(textsOf(await change(client, { password: testPassword }))).toEqual({
    password: 'Choose another password than the current one',
  });
});

it('takes no password any more after five wrong ones', async () => {
  const client = await api.signIn(3);
  for (let n = 0; n < 5; n += 1) await change(client, { currentPassword: 'wrong' });
  expect(textsOf(await change(client))).toEqual({ currentPassword: 'Current password is Invalid' });
});

it('makes a link that is still under way worthless', async () => {
  const { email } = await api.person(3);
  await forgot(api, email);
  const token = await mailedToken(api, email);
  await change(await api.signInAs(email));
  expect((await reset(api, token, 'Third333@c')).status).toBe(400);
});

it('is for who is signed in', async () => expect((await change(api.stranger())).status).toBe(401));
