import { authCalls } from '@lectern/contract/platform';
import { testApi, TestClient, testPassword, type TestApi } from '../../../testing';
import { inviteAdmin, nameFrom } from './invite-admin';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());
const setPassword = (client: TestClient, link: string, password: string) =>
  client.send(authCalls.resetPassword, {
    token: new URL(link).hash.replace('#token=', ''),
    password,
    confirmPassword: password,
  });

test('a new super admin sets a password by the link, once, and signs in', async () => {
  const link = await inviteAdmin(api.database.db, 'https://console.test', 'first.person@example.com');
  expect(link).toMatch(/^https:\/\/console\.test\/auth\/reset-password#token=[\w-]{43}$/);
  const client = new TestClient(api.origin);
  expect((await setPassword(client, link, testPassword)).status).toBe(200);
  expect((await setPassword(client, link, `${testPassword}2`)).status).toBe(400);
  const signedIn = await client.send(authCalls.signIn, {
    email: 'first.person@example.com',
    password: testPassword,
    remember: false,
  });
  expect(signedIn).toMatchObject({
    status: 200,
    body: { result: { role: { id: 1 }, user: { firstName: 'First', lastName: 'Person' } } },
  });
});

test('asked again, an invited admin gets a link that replaces the one before', async () => {
  const [first, second] = [
    await inviteAdmin(api.database.db, 'https://console.test', 'late@example.com'),
    await inviteAdmin(api.database.db, 'https://console.test', 'LATE@example.com'),
  ];
  const client = new TestClient(api.origin);
  expect((await setPassword(client, first, testPassword)).status).toBe(400);
  expect((await setPassword(client, second, testPassword)).status).toBe(200);
});

test('an address that is none, or of another account, is refused in a sentence', async () => {
  const { email } = await api.person(2);
  await expect(inviteAdmin(api.database.db, 'https://console.test', email)).rejects.toThrow('has an account already');
  await expect(inviteAdmin(api.database.db, 'https://console.test', 'nobody')).rejects.toThrow(
    '"nobody" is not an e-mail address.',
  );
});

test('the name to begin with comes from the address', () => {
  expect(nameFrom('meera.nair@example.com')).toEqual({ firstName: 'Meera', lastName: 'Nair' });
  expect(nameFrom('42@example.com')).toEqual({ firstName: 'Admin', lastName: '' });
});
