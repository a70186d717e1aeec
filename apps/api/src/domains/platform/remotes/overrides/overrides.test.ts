import { authCalls, sessionCalls } from '@lectern/contract/platform';
import { overrideCalls } from '@lectern/contract/platform/overrides';
import { overviewCalls } from '@lectern/contract/platform/remotes-overview';
import { sql } from 'kysely';
import type { TestClient } from '../../../../testing';
import { origin, overrideFixture, type OverrideFixture } from './testing';

let fixture: OverrideFixture;
let admin: TestClient & { userId: number };
beforeAll(async () => void (fixture = await overrideFixture()));
afterAll(() => fixture.close());
beforeEach(async () => {
  await sql`delete from remote_overrides`.execute(fixture.db);
  admin = await fixture.api.signIn(2);
});

const overrides = async (client: TestClient = admin) => (await fixture.document(client)).overrides;

describe('an override [D7.1]', () => {
  it('is sent to the browser that began it, with the current registry, and to no other browser of the person', async () => {
    const { token, ...begun } = await fixture.begun(admin);
    expect(begun).toEqual({
      id: expect.any(Number) as unknown,
      name: 'open-mfe',
      origin,
      until: expect.stringMatching(/Z$/) as unknown,
    });
    const document = await fixture.document(admin);
    expect([document.overrides, document.registry.remotes.map(({ name, version }) => `${name}@${version}`)]).toEqual([
      [begun],
      ['open-mfe@1.0.0'],
    ]);
    const { email } = await fixture.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', admin.userId)
      .executeTakeFirstOrThrow();
    const elsewhere = await fixture.api.signInAs(email ?? '');
    expect(await overrides(elsewhere)).toEqual([]);
    elsewhere.cookies.set('remote_override', token);
    expect(await overrides(elsewhere)).toEqual([]);
  });

  it('is in a cookie that no script reads and that goes with its time', async () => {
    const { headers, body } = await fixture.begin(admin, { minutes: 5 });
    const { token } = (body as { result: { token: string } }).result;
    expect(headers.getSetCookie()).toEqual([`remote_override=${token}; Max-Age=300; Path=/; HttpOnly; SameSite=Lax`]);
    const { tokenHash } = await fixture.db.selectFrom('remoteOverrides').select('tokenHash').executeTakeFirstOrThrow();
    expect(tokenHash.toString('base64url')).not.toContain(token);
  });

  it('changes the ETag of the session as it begins and as it ends', async () => {
    const etag = async () => (await admin.send(sessionCalls.read, {})).headers.get('etag');
    const before = await etag();
    await fixture.begun(admin);
    expect(await etag()).not.toBe(before);
    await admin.send(overrideCalls.end, {});
    expect(await etag()).toBe(before);
  });

  it('is sent at once to the person’s open consoles as it begins and as it ends, and to nobody else', async () => {
    const listener = await fixture.api.database.pool.connect();
    const heard: unknown[] = [];
    const twice = new Promise<void>((resolve) =>
      listener.on('notification', ({ payload }) => void (heard.push(JSON.parse(payload ?? '')) === 2 && resolve())),
    );
    await listener.query('listen live');
    await fixture.begun(admin);
    await admin.send(overrideCalls.end, {});
    await twice;
    listener.release(true);
    expect(heard).toEqual([
      { to: admin.userId, event: 'revision' },
      { to: admin.userId, event: 'revision' },
    ]);
  });

  it('is part of the answer of a refresh, too', async () => {
    const { id } = await fixture.begun(admin);
    expect((await admin.send(authCalls.refresh, {})).body).toMatchObject({ session: { overrides: [{ id }] } });
  });

  it('is in the audit log and in the remote’s history, with who, where, for how long and why', async () => {
    await fixture.begun(admin, { minutes: 20 });
    expect([await fixture.lastEvent(), await fixture.lastAudit()]).toMatchObject([
      { action: 'override', reason: 'To try the new list', actorId: admin.userId, detail: { origin, minutes: 20 } },
      {
        action: 'remote.override',
        entityId: 'open-mfe',
        actorId: admin.userId,
        changes: { origin: [null, origin], minutes: [null, 20], reason: [null, 'To try the new list'] },
      },
    ]);
  });

  it('is among the remote’s events with its origin', async () => {
    await fixture.begun(admin);
    const { body } = await (await fixture.api.signIn(1)).send(overviewCalls.events, { limit: 1 });
    expect(body).toMatchObject({
      result: {
        items: [{ action: 'override', remote: 'open-mfe', origin, reason: 'To try the new list', byKey: null }],
      },
    });
  });

  it('of the same browser or of the same remote ends as another one begins', async () => {
    await fixture.live('other-mfe');
    await fixture.begun(admin);
    const second = await fixture.begun(admin, { name: 'other-mfe', origin: 'https://pr-12.example.com' });
    expect([await fixture.openRows(), await fixture.lastEvent(), await fixture.lastAudit()]).toMatchObject([
      [second.id],
      { action: 'override' },
      { action: 'remote.override' },
    ]);
    const { email } = await fixture.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', admin.userId)
      .executeTakeFirstOrThrow();
    const elsewhere = await fixture.api.signInAs(email ?? '');
    const third = await fixture.begun(elsewhere, { name: 'other-mfe' });
    expect([await fixture.openRows(), await overrides(), (await overrides(elsewhere)).length]).toEqual([
      [third.id],
      [],
      1,
    ]);
  });

  it('begun twice at one moment is one', async () => {
    const answers = await Promise.all([fixture.begin(admin), fixture.begin(admin)]);
    expect([answers.map(({ status }) => status), (await fixture.openRows()).length]).toEqual([[200, 200], 1]);
  });
});

describe('nobody overrides [D7.1]', () => {
  it('a remote that they may not open', async () => {
    expect((await fixture.begin(admin, { name: 'nobody-mfe' })).body).toMatchObject({
      message: 'There is no remote nobody-mfe',
    });
    await fixture.live('closed-mfe', {
      declared: {
        routes: [{ path: '/closed/list', title: 'Closed', layout: 'full', access: ['remoteManage'], expose: 'screen' }],
      },
    });
    expect((await fixture.begin(admin, { name: 'closed-mfe' })).status).toBe(404);
    expect((await fixture.begin(await fixture.api.signIn(1), { name: 'closed-mfe' })).status).toBe(200);
  });

  it('while somebody acts for them: what they began rests, and goes on afterwards', async () => {
    const boss = await fixture.api.signIn(1);
    const { id } = await fixture.begun(boss);
    const own = boss.sessionId;
    const { body } = await boss.send(authCalls.impersonate, { userId: admin.userId, reason: 'To see what they see' });
    boss.sessionId = body.success ? body.result.session.id : 0;
    expect([await overrides(boss), (await fixture.begin(boss)).status]).toEqual([[], 403]);
    await boss.send(authCalls.signOut, {});
    boss.sessionId = own;
    expect(await overrides(boss)).toMatchObject([{ id }]);
  });
});
