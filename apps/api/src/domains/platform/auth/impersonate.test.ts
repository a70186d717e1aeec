import type { Failure } from '@lectern/contract';
import { authCalls, preferencesCalls, sessionCalls, userCalls, type SessionDocument } from '@lectern/contract/platform';
import { sql } from 'kysely';
import { testApi, TestClient, testPassword, type TestApi } from '../../../testing';
import { auditOf, endReasonOf } from './testing';
import { somebodyWaits } from '../../../testing/lock-wait';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({
    // What a page load does: the session by cookies, refreshed while serving.
    delivery: (app, services) =>
      void app.get('/page', async (request, reply) =>
        reply.send({
          session:
            (
              await (
                await import('../../../server/auth/session-from-cookies')
              ).sessionFromCookies(services, request, reply)
            )?.actor.sessionId ?? null,
        }),
      ),
  });
});
afterAll(() => api.close());

type Client = TestClient & { userId: number };
const reason = 'Student cannot open the quiz';
const copyOf = (client: TestClient): TestClient => {
  const copy = new TestClient(client.origin, client.deviceId);
  for (const [name, value] of client.cookies) copy.cookies.set(name, value);
  copy.sessionId = client.sessionId;
  return copy;
};
const act = (client: TestClient, userId: number, why = reason) =>
  client.send(authCalls.impersonate, { userId, reason: why });
/** An admin who acts for a new person of this role; the tab follows. */
const acting = async (roleId = 15) => {
  const [admin, target] = [await api.signIn(2), await api.person(roleId)];
  const own = admin.sessionId;
  const { status, body } = await act(admin, target.id);
  if (status !== 200 || !body.success) throw new Error(`${status} ${JSON.stringify(body)}`);
  const document: SessionDocument = body.result;
  admin.sessionId = document.session.id;
  return { admin, target, own, child: document.session.id, document };
};
const whoIs = async (client: TestClient) => {
  const { status, body } = await client.send(sessionCalls.read, {});
  return body.success ? body.result.user.id : status;
};
const leave = (client: TestClient) => client.send(authCalls.signOut, {});
const overHour = (child: number) =>
  sql`update sessions set expires_at = now() - interval '1 second' where id = ${child}`.execute(api.database.db);

describe('acting for somebody else [E15.1]', () => {
  it('answers their session with both names, the reason and the hour, and sets the flag that scripts may read [3.3, 4.4]', async () => {
    const [admin, target] = [await api.signIn(2), await api.person(15)];
    const answer = await act(admin, target.id);
    expect(answer).toMatchObject({
      status: 200,
      sealed: true,
      body: {
        result: {
          user: { id: target.id },
          role: { id: 15 },
          rights: [],
          impersonating: { by: { id: admin.userId, name: expect.stringContaining('Test Person') as string }, reason },
        },
      },
    });
    const { session, impersonating } = (answer.body as { result: SessionDocument }).result;
    expect(Date.parse(impersonating?.until ?? '') - Date.parse(impersonating?.since ?? '')).toBeLessThanOrEqual(
      3_600_000,
    );
    expect(answer.headers.getSetCookie().find((line) => line.startsWith('impersonate_mode='))).toMatch(
      /^impersonate_mode=on; Max-Age=\d+; Path=\/; SameSite=Lax$/,
    );
    admin.sessionId = session.id;
    expect(await whoIs(admin)).toBe(target.id);
  });

  it('writes both names into every audit row, and tells the person [E15.3]', async () => {
    const { admin, target, own, child } = await acting(3);
    await admin.send(preferencesCalls.update, { theme: 'dark' });
    await leave(admin);
    const rows = await auditOf(api, 'users', target.id);
    expect(rows.map(({ action, actorId, impersonatorId }) => [action, actorId, impersonatorId])).toEqual(
      expect.arrayContaining([
        ['auth.impersonate', admin.userId, null],
        ['auth.impersonateEnd', target.id, admin.userId],
      ]) as unknown,
    );
    const { rows: during } = await sql<{
      impersonatorId: number;
    }>`select impersonator_id from audit_log where actor_id = ${target.id} and action = 'user.preferences'`.execute(
      api.database.db,
    );
    expect(during).toEqual([{ impersonatorId: admin.userId }]);
    const { rows: notices } = await sql<{
      title: string;
      body: string;
    }>`select title, body from notifications where user_id = ${target.id}`.execute(api.database.db);
    expect(notices).toMatchObject([
      { title: expect.stringContaining('acts for you') as string, body: `Reason: ${reason}` },
    ]);
    expect([await endReasonOf(api, child), await endReasonOf(api, own)]).toEqual(['impersonation_ended', null]);
  });

  it.each([
    ['a super admin', () => api.person(1), 403, 'Nobody acts for a super admin'],
    [
      'a blocked account',
      async () => {
        const person = await api.person(4);
        await sql`update users set status = 'blocked', blocked_at = now() where id = ${person.id}`.execute(
          api.database.db,
        );
        return person;
      },
      409,
      'The account is blocked',
    ],
    ['nobody', () => Promise.resolve({ id: 2_000_000_000 }), 404, 'Not found'],
  ])('is refused for %s', async (_what, make, status, text) => {
    const answer = await act(await api.signIn(2), (await make()).id);
    expect([answer.status, (answer.body as Failure).message]).toEqual([status, text]);
  });

  it('is refused for oneself, without a reason, and for who has a right that one lacks', async () => {
    const admin = await api.signIn(2);
    expect((await act(admin, admin.userId)).status).toBe(409);
    expect((await act(admin, (await api.person(15)).id, 'why')).body).toMatchObject({
      error: [{ property: 'reason', constraints: { min: 'Minimum character length is 5' } }],
    });
    await sql`insert into roles (id, name) values (150, 'Remotes') on conflict do nothing`.execute(api.database.db);
    await sql`insert into role_rights (role_id, right_name) values (150, 'remoteManage'), (150, 'categoryList') on conflict do nothing`.execute(
      api.database.db,
    );
    expect(await act(admin, (await api.person(150)).id)).toMatchObject({
      status: 403,
      body: { missing: ['remoteManage'] },
    });
  });

  it('waits for a change of rights that is under way and sees it (H4)', async () => {
    const admin = await api.signIn(2);
    await sql`insert into roles (id, name) values (151, 'Growing') on conflict do nothing`.execute(api.database.db);
    const target = await api.person(151);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let locked: () => void = () => undefined;
    const isLocked = new Promise<void>((resolve) => (locked = resolve));
    const change = api.database.db.transaction().execute(async (db) => {
      await sql`select 1 from roles where id = 151 for update`.execute(db);
      await sql`insert into role_rights (role_id, right_name) values (151, 'roleEdit')`.execute(db);
      locked();
      await held;
    });
    await isLocked;
    const pending = act(admin, target.id);
    await somebodyWaits(api.database.db);
    release();
    await change;
    expect(await pending).toMatchObject({ status: 403, body: { missing: ['roleEdit'] } });
  });
});

describe('while it is on [E15.2]', () => {
  it('passwords, blocks, links, reveals and another impersonation are refused', async () => {
    const { admin } = await acting(2);
    const other = await api.person(4);
    const calls = [
      admin.send(authCalls.changePassword, {
        currentPassword: testPassword,
        password: 'Another2@horse',
        confirmPassword: 'Another2@horse',
      }),
      act(admin, other.id),
      admin.send(userCalls.block, { id: other.id, version: 1, reason }),
      admin.send(userCalls.sendReset, { id: other.id }),
      admin.send(userCalls.reveal, { id: other.id, field: 'email', reason }),
      admin.send(sessionCalls.endOthers, {}),
    ];
    for (const answer of await Promise.all(calls))
      expect([answer.status, (answer.body as Failure).message]).toEqual([
        403,
        'Refused while you act for somebody else',
      ]);
  });

  it("a tab that still believes in the admin's own session writes nothing", async () => {
    const [admin, target] = [await api.signIn(2), await api.person(15)];
    await act(admin, target.id);
    const answer = await admin.send(preferencesCalls.update, { theme: 'dark' });
    expect([answer.status, (answer.body as Failure).message]).toEqual([409, 'session changed']);
  });

  it("ends with the admin's own session, and when the admin may no longer", async () => {
    const [first, second] = [await acting(), await acting()];
    await sql`update sessions set ended_at = now(), end_reason = 'revoked' where id = ${first.own}`.execute(
      api.database.db,
    );
    expect(await whoIs(first.admin)).toBe(401);
    await sql`update users set status = 'blocked', blocked_at = now() where id = ${second.admin.userId}`.execute(
      api.database.db,
    );
    expect(await whoIs(second.admin)).toBe(401);
    expect((await second.admin.send(authCalls.refresh, {})).status).toBe(401);
  });

  const roleOf = async (id: number, name: string) => {
    await sql`insert into roles (id, name) values (${id}, ${name})`.execute(api.database.db);
    return id;
  };
  const grant = (roleId: number, ...rights: string[]) =>
    sql`insert into role_rights (role_id, right_name) select ${roleId}, unnest(${rights}::text[])`.execute(
      api.database.db,
    );
  const become = (userId: number, roleId: number) =>
    sql`update users set role_id = ${roleId} where id = ${userId}`.execute(api.database.db);

  it.each<[string, (people: { admin: number; target: number; role: number }) => Promise<unknown>]>([
    ['the target becomes a super admin', ({ target }) => become(target, 1)],
    ['the role of the target gets a right that the admin lacks', ({ role }) => grant(role, 'remoteManage')],
    ['the admin loses a right that the target holds', ({ admin }) => become(admin, 4)],
  ])('it ends on the next call when %s', async (title, change) => {
    const role = await roleOf(300 + title.length, title);
    await grant(role, 'categoryList');
    const { admin, target, own, child } = await acting(role);
    expect(await whoIs(admin)).toBe(target.id);
    await change({ admin: admin.userId, target: target.id, role });
    expect([await whoIs(admin), (await admin.send(preferencesCalls.update, { theme: 'dark' })).status]).toEqual([
      401, 401,
    ]);
    expect(await admin.send(authCalls.refresh, {})).toMatchObject({
      status: 200,
      body: { session: { session: { id: own }, user: { id: admin.userId }, impersonating: null } },
    });
    expect([await endReasonOf(api, child), await endReasonOf(api, own)]).toEqual(['impersonation_ended', null]);
  });

  it('it goes on when the target gets a right that the admin holds', async () => {
    const role = await roleOf(390, 'Equal');
    const { admin, target } = await acting(role);
    await grant(role, 'categoryList', 'studentList');
    expect(await whoIs(admin)).toBe(target.id);
  });

  it('a super admin stops acting for a person who becomes a super admin', async () => {
    const [chief, target] = [await api.signIn(1), await api.person(4)];
    const { body } = await act(chief, target.id);
    chief.sessionId = (body as { result: SessionDocument }).result.session.id;
    await become(target.id, 1);
    expect(await whoIs(chief)).toBe(401);
  });

  it('an answer that was lost does not lock the admin out: the next one takes its place', async () => {
    const [admin, target] = [await api.signIn(2), await api.person(15)];
    const lost = copyOf(admin);
    await act(lost, target.id);
    const { body } = await act(admin, target.id);
    admin.sessionId = (body as { result: SessionDocument }).result.session.id;
    expect(await whoIs(admin)).toBe(target.id);
    lost.sessionId = undefined;
    expect(await whoIs(lost)).toBe(401);
  });

  it('its tokens rotate like any others', async () => {
    const { admin, target } = await acting();
    admin.cookies.delete('access_token');
    expect((await admin.send(authCalls.refresh, {})).status).toBe(200);
    expect([await whoIs(admin), admin.cookies.get('impersonate_mode')]).toEqual([target.id, 'on']);
  });
});

describe('going back [E15.4]', () => {
  it("is the admin's own session, without signing in again [1.5]", async () => {
    const { admin, own } = await acting();
    const answer = await leave(admin);
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, session: { session: { id: own }, user: { id: admin.userId }, impersonating: null } },
    });
    expect(admin.cookies.has('impersonate_mode')).toBe(false);
    admin.sessionId = own;
    expect(await whoIs(admin)).toBe(admin.userId);
    admin.cookies.delete('access_token');
    expect((await admin.send(authCalls.refresh, {})).status).toBe(200);
  });

  it('happens by itself after the hour: on the next refresh, or when a page is opened', async () => {
    const [refreshed, opened] = [await acting(), await acting()];
    await overHour(refreshed.child);
    expect(await whoIs(refreshed.admin)).toBe(401);
    expect(await refreshed.admin.send(authCalls.refresh, {})).toMatchObject({
      status: 200,
      body: { session: { user: { id: refreshed.admin.userId } } },
    });
    await overHour(opened.child);
    expect(await (await opened.admin.fetch('/page')).json()).toEqual({ session: opened.own });
    expect([opened.admin.cookies.has('impersonate_mode'), await endReasonOf(api, opened.child)]).toEqual([
      false,
      'expired',
    ]);
  });

  it('happens too when the person was blocked meanwhile', async () => {
    const { admin, target } = await acting();
    const chief = await api.signIn(1);
    const { rows } = await sql<{ version: number }>`select version from users where id = ${target.id}`.execute(
      api.database.db,
    );
    expect((await chief.send(userCalls.block, { id: target.id, version: rows[0]?.version ?? 0, reason })).status).toBe(
      200,
    );
    expect(await admin.send(authCalls.refresh, {})).toMatchObject({
      status: 200,
      body: { session: { user: { id: admin.userId } } },
    });
  });

  it('twice at the same moment gives both the same session', async () => {
    const { admin } = await acting();
    const other = copyOf(admin);
    const answers = await Promise.all([leave(admin), leave(other)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(admin.cookies.get('refresh_token')).toBe(other.cookies.get('refresh_token'));
  });

  it('a token that was stolen and used again leads nowhere: both sessions are over', async () => {
    const { admin, own, child } = await acting();
    const thief = copyOf(admin);
    await admin.send(authCalls.refresh, {});
    await admin.send(authCalls.refresh, {});
    await sql`update refresh_tokens set used_at = used_at - interval '1 minute' where session_id = ${child}`.execute(
      api.database.db,
    );
    expect((await thief.send(authCalls.refresh, {})).status).toBe(401);
    expect([await endReasonOf(api, child), await endReasonOf(api, own)]).toEqual(['reuse', 'reuse']);
    expect((await admin.send(authCalls.refresh, {})).status).toBe(401);
  });

  it('on another device leads nowhere', async () => {
    const { admin, own } = await acting();
    const elsewhere = new TestClient(api.origin);
    elsewhere.cookies.set('refresh_token', admin.cookies.get('refresh_token') ?? '');
    expect(await elsewhere.send(authCalls.refresh, {})).toMatchObject({ status: 401 });
    expect(await endReasonOf(api, own)).toBeNull();
  });

  it('and logging out again ends everything', async () => {
    const { admin, own, child } = await acting();
    await leave(admin);
    (admin as Client).sessionId = undefined;
    await leave(admin);
    expect([await endReasonOf(api, child), await endReasonOf(api, own), admin.cookies.has('refresh_token')]).toEqual([
      'impersonation_ended',
      'logout',
      false,
    ]);
  });
});
