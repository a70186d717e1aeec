import { rightNames } from '@lectern/contract';
import { roleCalls, type RoleRow } from '@lectern/contract/people';
import { userCalls } from '@lectern/contract/platform';
import { sql } from 'kysely';
import { testApi, type TestApi, type TestClient } from '../../../testing';
import { auditOf } from '../../platform/auth/testing';

let api: TestApi;
let chief: TestClient & { userId: number };
beforeAll(async () => {
  api = await testApi();
  chief = await api.signIn(1);
});
afterAll(() => api.close());

type Rights = RoleRow['rights'];
let made = 0;
const created = async (rights: Rights, client: TestClient = chief): Promise<RoleRow> => {
  const { status, body } = await client.send(roleCalls.create, { name: `Role ${(made += 1)}`, rights } as never);
  expect({ status, body }).toMatchObject({ status: 200 });
  return (body as unknown as { result: { role: RoleRow } }).result.role;
};
/** Somebody with a role of these rights. */
const holderOf = async (rights: Rights) => {
  const role = await created(rights);
  const { rows } = await sql<{ email: string }>`
    update users set role_id = ${role.id} where id = ${(await api.person(3)).id} returning email`.execute(
    api.database.db,
  );
  return { role, client: await api.signInAs(rows[0]?.email ?? '') };
};
const read = async (id: number): Promise<RoleRow> =>
  ((await chief.send(roleCalls.detail, { id })).body as unknown as { result: { role: RoleRow } }).result.role;
const update = async (client: TestClient, id: number, values: object) =>
  client.send(roleCalls.update, { id, version: (await read(id)).version, ...values } as never);

it('a custom role is numbered from 100, and a writing right brings its reading right [6.7]', async () => {
  const role = await created(['skillMerge']);
  expect(role.id).toBeGreaterThanOrEqual(100);
  expect(role).toMatchObject({
    status: 'custom',
    audience: 'staff',
    rights: ['skillList', 'skillMerge'],
    usersCount: 0,
  });
});

it('a change of rights holds at the next call of everybody with the role, and its history names the rights given and taken', async () => {
  const { role, client } = await holderOf(['userList']);
  expect((await client.send(userCalls.list, {})).status).toBe(200);
  const before = await read(role.id);
  expect((await update(chief, role.id, { rights: ['skillList'] })).status).toBe(200);
  expect((await client.send(userCalls.list, {})).status).toBe(403);
  expect((await read(role.id)).version).toBe(before.version + 1);
  const { rows } = await sql`
    select changes from audit_log where entity = 'roles' and entity_id = ${String(role.id)} and action = 'role.update'`.execute(
    api.database.db,
  );
  expect(rows).toEqual([{ changes: { rightsGiven: [null, ['skillList']], rightsTaken: [null, ['userList']] } }]);
});

describe('nobody', () => {
  it('grants a right that they lack, in a new role or in one that is there', async () => {
    const { client } = await holderOf(['roleEdit', 'skillList']);
    const refused = { status: 403, body: { missing: ['settings', 'settingEdit'] } };
    expect(await client.send(roleCalls.create, { name: 'Too much', rights: ['settingEdit'] })).toMatchObject({
      ...refused,
      body: { missing: expect.arrayContaining(['settings', 'settingEdit']) as unknown },
    });
    const role = await created(['skillList']);
    expect((await update(client, role.id, { rights: ['skillList', 'categoryList'] })).status).toBe(403);
    expect((await update(client, role.id, { description: 'Reads skills.' })).status).toBe(200);
  });

  it('changes a role with a right that they lack', async () => {
    const { client } = await holderOf(['roleEdit', 'skillList']);
    const role = await created(['skillList', 'categoryList']);
    expect(await update(client, role.id, { rights: ['skillList'] })).toMatchObject({
      status: 403,
      body: { missing: ['categoryList'] },
    });
  });

  it('changes the rights of their own role, nor deletes it', async () => {
    const { role, client } = await holderOf(['roleEdit', 'skillList']);
    expect(await update(client, role.id, { rights: ['roleEdit'] })).toMatchObject({
      status: 409,
      body: { result: 'Nobody changes the rights of their own role' },
    });
    const { id, version } = await read(role.id);
    expect((await client.send(roleCalls.delete, { id, version, moveTo: 3 })).status).toBe(409);
  });

  it('takes a right from the super admins, gives one to people who are no staff, or renames a built-in role', async () => {
    expect((await update(chief, 1, { rights: ['skillList'] })).status).toBe(409);
    expect((await update(chief, 15, { rights: ['skillList'] })).status).toBe(409);
    expect(await update(chief, 3, { name: 'Assistant' })).toMatchObject({
      status: 409,
      body: { error: [{ property: 'name' }] },
    });
    expect((await read(1)).rights).toHaveLength(rightNames.length);
  });
});

describe('a role that is deleted', () => {
  const remove = (role: RoleRow, moveTo?: number, client: TestClient = chief) =>
    client.send(roleCalls.delete, { id: role.id, version: role.version, ...(moveTo !== undefined && { moveTo }) });

  it('asks where its accounts move to, and moves them', async () => {
    const { role, client } = await holderOf(['skillList']);
    const refusal = await remove(role);
    expect(refusal).toMatchObject({ status: 409, body: { result: { uses: [{ kind: 'users', count: 1 }] } } });
    for (const wrong of [role.id, 15, 99_999])
      expect(await remove(role, wrong)).toMatchObject({ status: 400, body: { error: [{ property: 'moveTo' }] } });
    const target = await created(['userList']);
    expect((await remove(role, target.id)).status).toBe(200);
    expect((await client.send(userCalls.list, {})).status).toBe(200);
    const { rows } = await sql<{ id: number }>`select id from users where role_id = ${target.id}`.execute(
      api.database.db,
    );
    expect(await auditOf(api, 'users', rows[0]?.id ?? 0)).toMatchObject([{ action: 'user.changeRole' }]);
  });

  it('moves nobody to a role with rights that the person lacks', async () => {
    const { client } = await holderOf(['roleEdit', 'skillList']);
    const { role } = await holderOf(['skillList']);
    expect(await remove(role, 1, client)).toMatchObject({ status: 403 });
  });

  it('is no built-in one', async () => {
    expect((await remove(await read(4), 3)).status).toBe(409);
  });
});
