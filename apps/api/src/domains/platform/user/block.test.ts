import { userCalls } from '@lectern/contract/platform';
import { sql } from 'kysely';
import { testApi, testPassword, type TestApi, type TestClient } from '../../../testing';
import { auditOf, endReasonOf, trySignIn } from '../auth/testing';

let api: TestApi;
beforeAll(async () => void (api = await testApi()));
afterAll(() => api.close());

const reason = 'He left the company';
const versionOf = async (id: number): Promise<number> =>
  (await sql<{ version: number }>`select version from users where id = ${id}`.execute(api.database.db)).rows[0]
    ?.version ?? 0;
const block = async (client: TestClient, id: number, version?: number) =>
  client.send(userCalls.block, { id, version: version ?? (await versionOf(id)), reason });
const unblock = async (client: TestClient, id: number) =>
  client.send(userCalls.unblock, { id, version: await versionOf(id) });

it('ends every session of the account and refuses sign-in until it is unblocked', async () => {
  const [admin, sales] = [await api.signIn(2), await api.signIn(4)];
  const { email } = await api.person(4);
  const theirs = await api.signInAs(email);
  expect((await block(admin, theirs.userId)).body).toMatchObject({
    result: { status: 'blocked', blockReason: reason },
  });
  expect([
    await endReasonOf(api, theirs.sessionId),
    await endReasonOf(api, sales.sessionId),
    await trySignIn(api, email, testPassword),
  ]).toEqual(['blocked', null, 400]);
  expect((await unblock(admin, theirs.userId)).body).toMatchObject({ result: { status: 'active', blockReason: null } });
  expect(await trySignIn(api, email, testPassword)).toBe(200);
  expect((await auditOf(api, 'users', theirs.userId)).map(({ action, actorId }) => [action, actorId])).toEqual([
    ['user.block', admin.userId],
    ['user.unblock', admin.userId],
  ]);
});

it('needs a reason of five characters, the current version and an account that is not blocked', async () => {
  const admin = await api.signIn(2);
  const { id } = await api.person(4);
  expect((await admin.send(userCalls.block, { id, version: 1, reason: 'no' })).body).toMatchObject({
    error: [{ property: 'reason', constraints: { min: 'Minimum character length is 5' } }],
  });
  expect(await block(admin, id, 99)).toMatchObject({
    status: 409,
    body: { result: { id, status: 'active', version: 1 } },
  });
  await block(admin, id);
  expect(await block(admin, id)).toMatchObject({ status: 409, body: { result: 'The account is blocked already' } });
  expect((await block(admin, 2_000_000_000, 1)).status).toBe(404);
});

it('is refused for oneself, and for a person with a right that one does not have', async () => {
  const [admin, chief] = [await api.signIn(2), await api.person(1)];
  await api.person(1);
  expect((await block(admin, admin.userId)).status).toBe(409);
  expect(await block(admin, chief.id)).toMatchObject({
    status: 403,
    body: { missing: ['personErase', 'remoteManage', 'roleEdit'] },
  });
});

it('an invited account is invited again after it was blocked', async () => {
  const admin = await api.signIn(2);
  const { id } = await api.person(4);
  await sql`update users set status = 'invited', password_hash = null where id = ${id}`.execute(api.database.db);
  await block(admin, id);
  expect((await unblock(admin, id)).body).toMatchObject({ result: { status: 'invited' } });
});

describe('the last super admin', () => {
  const onlySuperAdmin = async () => {
    const kept = await api.person(1);
    await sql`update users set role_id = 2 where role_id = 1 and id <> ${kept.id}`.execute(api.database.db);
    return kept;
  };

  it('remains when two super admins block each other at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const kept = await onlySuperAdmin();
      const [first, second] = [await api.signInAs(kept.email), await api.signIn(1)];
      const versions = [await versionOf(second.userId), await versionOf(first.userId)] as const;
      const answers = await Promise.all([
        block(first, second.userId, versions[0]),
        block(second, first.userId, versions[1]),
      ]);
      const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
      // The slower one is refused by the rule, or its session has already ended.
      expect([
        [200, 409],
        [200, 401],
      ]).toContainEqual(statuses);
      const { rows } =
        await sql`select 1 from users where role_id = 1 and status = 'active' and deleted_at is null`.execute(
          api.database.db,
        );
      expect(rows).toHaveLength(1);
    }
  });

  it('remains when both pass every check before either writes', async () => {
    const [one, other] = [await onlySuperAdmin(), await api.person(1)];
    const writes = [one.id, other.id].map((id) =>
      api.database.db
        .transaction()
        .execute((db) => sql`update users set status = 'blocked', blocked_at = now() where id = ${id}`.execute(db)),
    );
    const outcomes = await Promise.allSettled(writes);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find((each) => each.status === 'rejected')?.reason).toMatchObject({ code: 'PF001' });
  });
});
