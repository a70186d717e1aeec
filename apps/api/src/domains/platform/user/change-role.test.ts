import { userCalls } from '@lectern/contract/platform';
import { sql } from 'kysely';
import { testApi, type TestApi, type TestClient } from '../../../testing';
import { auditOf } from '../auth/testing';

let api: TestApi;
let admin: Awaited<ReturnType<TestApi['signIn']>>;
let chief: typeof admin;
beforeAll(async () => {
  api = await testApi();
  [admin, chief] = [await api.signIn(2), await api.signIn(1)];
});
afterAll(() => api.close());

const change = async (client: TestClient, id: number, roleId: number, version?: number) => {
  const { rows } = await sql<{ version: number }>`select version from users where id = ${id}`.execute(api.database.db);
  return client.send(userCalls.changeRole, { id, roleId, version: version ?? rows[0]?.version ?? 0 });
};

it('gives a member of staff another role, whose rights hold at once', async () => {
  const { email, id } = await api.person(4);
  const theirs = await api.signInAs(email);
  expect((await theirs.send(userCalls.list, {})).status).toBe(403);
  expect((await change(admin, id, 2)).body).toMatchObject({ result: { id, roleId: 2, version: 2 } });
  expect((await theirs.send(userCalls.list, {})).status).toBe(200);
  expect((await auditOf(api, 'users', id)).map(({ action, actorId }) => [action, actorId])).toEqual([
    ['user.changeRole', admin.userId],
  ]);
});

it('is refused for oneself, and for people and roles with rights that one lacks', async () => {
  const beyond = { status: 403, body: { missing: ['personErase', 'remoteManage', 'roleEdit'] } };
  const [above, colleague] = [await api.person(1), await api.person(4)];
  expect((await change(admin, admin.userId, 3)).status).toBe(409);
  expect(await change(admin, above.id, 3)).toMatchObject(beyond);
  expect(await change(admin, colleague.id, 1)).toMatchObject(beyond);
  expect((await change(chief, above.id, 3)).status).toBe(200);
});

it('is refused for students, for a role of no staff, and with an old version', async () => {
  const [student, colleague] = [await api.person(15), await api.person(4)];
  expect((await change(admin, student.id, 3)).status).toBe(409);
  expect((await change(admin, colleague.id, 15)).body).toMatchObject({
    error: [{ property: 'roleId', constraints: { role: 'Role is Invalid' } }],
  });
  expect((await change(admin, colleague.id, 3, 99)).status).toBe(409);
});

it('shows an account with the roles that one may give', async () => {
  const { id } = await api.person(4);
  const { body } = await admin.send(userCalls.detail, { id });
  const { user, roles } = (body as { result: { user: { id: number }; roles: { id: number; grantable: boolean }[] } })
    .result;
  expect(user.id).toBe(id);
  expect(roles.filter(({ grantable }) => grantable).map((role) => role.id)).not.toContain(1);
});
