import { randomUUID } from 'node:crypto';
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

const invited = async () => {
  const person = await api.person(3);
  await sql`update users set status = 'invited', password_hash = null where id = ${person.id}`.execute(api.database.db);
  return person;
};

it('a reset is mailed to the owner, once for one key', async () => {
  const { id, email } = await api.person(4);
  const headers = { 'idempotency-key': randomUUID() };
  for (let n = 0; n < 2; n += 1) expect((await admin.send(userCalls.sendReset, { id }, { headers })).status).toBe(200);
  expect((await mailsTo(api, email)).map(({ template }) => template)).toEqual(['password-reset']);
  expect((await reset(api, await mailedToken(api, email))).status).toBe(200);
  expect(await trySignIn(api, email, newPassword)).toBe(200);
});

it('an invitation is sent again; the earlier link no longer works', async () => {
  const { id, email } = await invited();
  await admin.send(userCalls.resendInvite, { id });
  const first = await mailedToken(api, email);
  await admin.send(userCalls.resendInvite, { id });
  expect((await reset(api, first)).status).toBe(400);
  expect((await reset(api, await mailedToken(api, email))).status).toBe(200);
  expect(await admin.send(userCalls.resendInvite, { id })).toMatchObject({
    status: 409,
    body: { result: 'The person has accepted the invitation already' },
  });
});

it('no link goes to a blocked account, nor to one without an e-mail address', async () => {
  const [blocked, mute] = [await api.person(4), await api.person(15)];
  await sql`update users set status = 'blocked', blocked_at = now() where id = ${blocked.id}`.execute(api.database.db);
  await sql`update users set email = null, mobile_e164 = '+919820041764' where id = ${mute.id}`.execute(
    api.database.db,
  );
  expect(await admin.send(userCalls.sendReset, { id: blocked.id })).toMatchObject({
    status: 409,
    body: { result: 'The account is blocked' },
  });
  expect(await admin.send(userCalls.sendReset, { id: mute.id })).toMatchObject({
    status: 409,
    body: { result: 'The account has no e-mail address' },
  });
});

it('a deleted account can be restored within 30 days, unless its e-mail address is in use', async () => {
  const [back, taken, late] = [await api.person(4), await api.person(4), await api.person(4)];
  const remove = async (id: number, days: number) =>
    (
      await sql<{
        version: number;
      }>`update users set deleted_at = now() - make_interval(days => ${days}) where id = ${id} returning version`.execute(
        api.database.db,
      )
    ).rows[0]?.version ?? 0;
  const versions = {
    back: await remove(back.id, 1),
    taken: await remove(taken.id, 1),
    late: await remove(late.id, 31),
  };
  await sql`update users set email = ${taken.email} where id = ${(await api.person(4)).id}`.execute(api.database.db);
  expect((await admin.send(userCalls.restore, { id: back.id, version: versions.back })).body).toMatchObject({
    result: { id: back.id, deletedAt: null },
  });
  expect(await admin.send(userCalls.restore, { id: taken.id, version: versions.taken })).toMatchObject({
    status: 409,
    body: { error: [{ property: 'email' }] },
  });
  expect((await admin.send(userCalls.restore, { id: late.id, version: versions.late })).status).toBe(404);
});

it('an address is revealed with a reason, which is in the audit log', async () => {
  const { id, email } = await api.person(15);
  expect(
    (await admin.send(userCalls.reveal, { id, field: 'email', reason: 'Call from the parent' })).body,
  ).toMatchObject({ result: { value: email } });
  expect(await auditOf(api, 'users', id)).toMatchObject([{ action: 'user.reveal', actorId: admin.userId }]);
});

it('a deleted student is not restored here: the student would stay deleted', async () => {
  const { id } = await api.person(15);
  const { rows } = await sql<{
    version: number;
  }>`update users set deleted_at = now() where id = ${id} returning version`.execute(api.database.db);
  const answer = await admin.send(userCalls.restore, { id, version: rows[0]?.version ?? 0 });
  expect(answer).toMatchObject({ status: 409, body: { result: 'A deleted student is restored where it was deleted' } });
});
