import { subAdminCalls, type SubAdminRow } from '@lectern/contract/people';
import { sql } from 'kysely';
import { testApi, testPassword, type TestApi, type TestClient } from '../../../testing';
import { auditOf, mailedToken, reset, trySignIn } from '../../platform/auth/testing';

let api: TestApi;
let admin: TestClient & { userId: number };
let chief: typeof admin;
beforeAll(async () => {
  api = await testApi();
  [admin, chief] = [await api.signIn(2), await api.signIn(1)];
});
afterAll(() => api.close());

const read = async (id: number): Promise<SubAdminRow> =>
  ((await chief.send(subAdminCalls.detail, { id })).body as unknown as { result: { subAdmin: SubAdminRow } }).result
    .subAdmin;
const change = async (client: TestClient, id: number, values: object) =>
  client.send(subAdminCalls.update, { id, version: (await read(id)).version, ...values } as never);
const listed = async (filter: Record<string, string>) =>
  (
    (await admin.send(subAdminCalls.list, { limit: 100, filter })).body as unknown as {
      result: { items: SubAdminRow[] };
    }
  ).result.items.map(({ id }) => id);
const beyond = { status: 403, body: { missing: ['personErase', 'remoteManage', 'roleEdit'] } };

it('an account and its profile are one record: what is sent changes, and nothing else', async () => {
  const [{ id }, boss] = [await api.person(3), await api.person(2)];
  const values = { jobTitle: 'Team lead', team: 'Onboarding', managerId: boss.id, notes: 'Works on Sundays.' };
  expect((await change(admin, id, values)).status).toBe(200);
  expect(await change(admin, id, { lastName: 'Iyer' })).toMatchObject({
    status: 200,
    body: { result: { subAdmin: { ...values, lastName: 'Iyer', version: 3 } } },
  });
  expect((await auditOf(api, 'users', id)).map(({ action }) => action)).toEqual(['user.update', 'user.update']);
  expect(await listed({ team: 'contains:onboard', managerId: `eq:${boss.id}` })).toEqual([id]);
});

it('people who serve no country in particular are found by each country', async () => {
  const [all, one, other] = [await api.person(3), await api.person(3), await api.person(3)];
  const { rows } = await sql<{ id: number }>`select id from countries order by id limit 2`.execute(api.database.db);
  const [first, second] = rows.map(({ id }) => id);
  await change(admin, one.id, { countryIds: [first] });
  await change(admin, other.id, { countryIds: [second] });
  const found = await listed({ countryId: `eq:${first}` });
  expect([all.id, one.id, other.id].filter((id) => found.includes(id))).toEqual([all.id, one.id]);
  expect(await change(admin, one.id, { countryIds: [999_999] })).toMatchObject({
    status: 400,
    body: { error: [{ property: 'countryIds' }] },
  });
});

it('nobody is their own manager, over others either, nor has one who is no staff', async () => {
  const [low, high, student] = [await api.person(3), await api.person(3), await api.person(15)];
  expect((await change(admin, low.id, { managerId: high.id })).status).toBe(200);
  for (const [id, managerId] of [
    [high.id, low.id],
    [high.id, high.id],
    [low.id, student.id],
  ] as const)
    expect(await change(admin, id, { managerId })).toMatchObject({
      status: 400,
      body: { error: [{ property: 'managerId' }] },
    });
});

it('nobody changes, deletes or restores a person with rights that they lack, nor gives such a role', async () => {
  const [above, colleague] = [await api.person(1), await api.person(3)];
  expect(await change(admin, above.id, { firstName: 'Mallory' })).toMatchObject(beyond);
  expect(await change(admin, colleague.id, { roleId: 1 })).toMatchObject(beyond);
  const { id, version } = await read(above.id);
  expect(await admin.send(subAdminCalls.delete, { id, version })).toMatchObject(beyond);
  expect((await chief.send(subAdminCalls.delete, { id, version })).status).toBe(200);
  const deleted = await read(id);
  expect(await admin.send(subAdminCalls.restore, { id, version: deleted.version })).toMatchObject(beyond);
  expect((await chief.send(subAdminCalls.restore, { id, version: deleted.version })).status).toBe(200);
});

it('nobody changes their own role or deletes themselves; the last super admin stays', async () => {
  expect((await change(chief, chief.userId, { roleId: 3 })).status).toBe(409);
  const { version } = await read(chief.userId);
  expect((await chief.send(subAdminCalls.delete, { id: chief.userId, version })).status).toBe(409);
  await sql`update users set status = 'blocked', blocked_at = now() where role_id = 1 and id <> ${chief.userId}`.execute(
    api.database.db,
  );
  await sql`insert into role_rights (role_id, right_name) select 4, name from rights on conflict do nothing`.execute(
    api.database.db,
  );
  const equal = await api.signIn(4);
  const last = await read(chief.userId);
  expect(await equal.send(subAdminCalls.delete, { id: last.id, version: last.version })).toMatchObject({
    status: 409,
    body: { result: 'This is the last super admin. Make somebody else one first' },
  });
});

it('a new address makes the link that was mailed to the old one useless', async () => {
  const account = { firstName: 'Neha', email: 'old@example.com', roleId: 3 };
  const { body } = await admin.send(subAdminCalls.create, account);
  const { id } = (body as unknown as { result: { subAdmin: SubAdminRow } }).result.subAdmin;
  const token = await mailedToken(api, 'old@example.com');
  expect((await change(admin, id, { email: 'new@example.com' })).status).toBe(200);
  expect((await reset(api, token)).status).toBe(400);
});

it('a deleted person is signed out and cannot sign in', async () => {
  const { id, email } = await api.person(3);
  const theirs = await api.signInAs(email);
  const { version } = await read(id);
  expect((await admin.send(subAdminCalls.delete, { id, version })).status).toBe(200);
  expect((await theirs.send(subAdminCalls.roles, {})).status).toBe(401);
  expect(await trySignIn(api, email, testPassword)).toBe(400);
  expect(await listed({})).not.toContain(id);
});
