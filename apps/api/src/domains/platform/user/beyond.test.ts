import { userCalls } from '@lectern/contract/platform';
import { sql } from 'kysely';
import { testApi, type TestApi, type TestClient } from '../../../testing';
import { mailsTo } from '../auth/testing';

let api: TestApi;
let admin: TestClient;
let chief: TestClient;
beforeAll(async () => {
  api = await testApi();
  [admin, chief] = [await api.signIn(2), await api.signIn(1)];
});
afterAll(() => api.close());

/** A super admin after this change, with the version to send. */
const superAdmin = async (set: string) => {
  const person = await api.person(1);
  const { rows } = await sql<{ version: number }>`
    update users set ${sql.raw(set)} where id = ${person.id} returning version`.execute(api.database.db);
  return { ...person, version: rows[0]?.version ?? 0 };
};
const refused = { status: 403, body: { missing: ['personErase', 'remoteManage', 'roleEdit'] } };

describe('nobody touches the account of a person with rights that they lack', () => {
  it('unblocking', async () => {
    const { id, version } = await superAdmin(`status = 'blocked', blocked_at = now()`);
    expect(await admin.send(userCalls.unblock, { id, version })).toMatchObject(refused);
    expect((await chief.send(userCalls.unblock, { id, version })).status).toBe(200);
  });

  it('restoring', async () => {
    const { id, version } = await superAdmin('deleted_at = now()');
    expect(await admin.send(userCalls.restore, { id, version })).toMatchObject(refused);
    expect((await chief.send(userCalls.restore, { id, version })).status).toBe(200);
  });

  it('mailing a link', async () => {
    const [active, invited] = [
      await superAdmin(`last_name = 'Active'`),
      await superAdmin(`status = 'invited', password_hash = null`),
    ];
    expect(await admin.send(userCalls.sendReset, { id: active.id })).toMatchObject(refused);
    expect(await admin.send(userCalls.resendInvite, { id: invited.id })).toMatchObject(refused);
    expect([await mailsTo(api, active.email), await mailsTo(api, invited.email)]).toEqual([[], []]);
  });

  it('revealing', async () => {
    const { id } = await superAdmin(`last_name = 'Hidden'`);
    const request = { id, field: 'mobile', reason: 'To ring back' } as const;
    expect(await admin.send(userCalls.reveal, request)).toMatchObject(refused);
    expect((await chief.send(userCalls.reveal, request)).status).toBe(200);
  });
});

it('one person is sent three links in 15 minutes at most', async () => {
  const { id, email } = await api.person(4);
  const statuses: number[] = [];
  for (let sent = 0; sent < 5; sent += 1) statuses.push((await admin.send(userCalls.sendReset, { id })).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  expect(await mailsTo(api, email)).toHaveLength(3);
});
