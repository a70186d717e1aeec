import { subAdminCalls } from '@lectern/contract/people';
import { userCalls } from '@lectern/contract/platform';
import { sql } from 'kysely';
import { testApi, type TestApi, type TestClient } from '../../../testing';
import { auditOf, mailedToken, mailsTo, newPassword, reset, trySignIn } from '../auth/testing';

let api: TestApi;
let admin: TestClient & { userId: number };
beforeAll(async () => {
  api = await testApi();
  admin = await api.signIn(2);
});
afterAll(() => api.close());

const invitation = (email: string, roleId = 3) => ({ firstName: 'Neha', lastName: 'Iyer', email, roleId });
const accounts = async (): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from users`.execute(api.database.db)).rows[0]!.n;
const errorOf = (body: unknown) => (body as { error?: unknown }).error;

it('makes an account that signs in once its person has set a password by the mailed link', async () => {
  const { status, body } = await admin.send(subAdminCalls.create, invitation('neha.iyer@example.com'));
  expect([status, (body as unknown as { result: { subAdmin: object } }).result.subAdmin]).toMatchObject([
    200,
    { name: 'Neha Iyer', email: 'neha.iyer@example.com', roleName: 'Sub-admin', status: 'invited' },
  ]);
  expect((await mailsTo(api, 'neha.iyer@example.com')).map(({ template }) => template)).toEqual(['invitation']);
  expect(await trySignIn(api, 'neha.iyer@example.com', newPassword)).toBe(400);
  expect((await reset(api, await mailedToken(api, 'neha.iyer@example.com'))).status).toBe(200);
  expect(await trySignIn(api, 'neha.iyer@example.com', newPassword)).toBe(200);
  expect(
    await auditOf(api, 'users', (body as unknown as { result: { subAdmin: { id: number } } }).result.subAdmin.id),
  ).toMatchObject([{ action: 'user.invite', actorId: admin.userId }, {}]);
});

it('an e-mail address in use, in any case, is refused on its field, and no mail is sent', async () => {
  const { email } = await api.person(4);
  const before = await accounts();
  const { status, body } = await admin.send(subAdminCalls.create, invitation(email.toUpperCase()));
  expect([status, errorOf(body)]).toMatchObject([
    409,
    [{ property: 'email', constraints: { taken: 'E-mail is already in use' } }],
  ]);
  expect([await accounts(), await mailsTo(api, email)]).toEqual([before, []]);
});

it('nobody can give a role with rights that they do not have, or of another audience', async () => {
  const before = await accounts();
  expect(await admin.send(subAdminCalls.create, invitation('one@example.com', 1))).toMatchObject({
    status: 403,
    body: { missing: ['personErase', 'remoteManage', 'roleEdit'] },
  });
  for (const roleId of [15, 99_999])
    expect(errorOf((await admin.send(subAdminCalls.create, invitation('two@example.com', roleId))).body)).toMatchObject(
      [{ property: 'roleId', constraints: { role: 'Role is Invalid' } }],
    );
  expect(await accounts()).toBe(before);
});

it('the list says which roles one may give: staff roles without rights that one does not have', async () => {
  const grantable = async (client: TestClient) => {
    const { body } = await client.send(userCalls.list, { limit: 1 });
    return (body as { result: { roles: { id: number; grantable: boolean }[] } }).result.roles
      .filter((role) => role.grantable)
      .map(({ id }) => id);
  };
  expect(await grantable(admin)).toEqual([2, 3, 4]);
  expect(await grantable(await api.signIn(1))).toEqual([1, 2, 3, 4]);
});
