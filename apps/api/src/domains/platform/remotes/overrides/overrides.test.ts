import { authCalls, sessionCalls } from '@lectern/contract/platform';
import { overrideCalls } from '@lectern/contract/platform/overrides';
import { roomCalls } from '@lectern/contract/platform/room';
import { sql } from 'kysely';
import type { TestClient } from '../../../../testing';
import { origin, overrideDesk, type OverrideDesk } from './testing';

let desk: OverrideDesk;
let admin: TestClient & { userId: number };
beforeAll(async () => void (desk = await overrideDesk()));
afterAll(() => desk.close());
beforeEach(async () => {
  await sql`delete from remote_overrides`.execute(desk.db);
  admin = await desk.api.signIn(2);
});

const overrides = async (client: TestClient = admin) => (await desk.document(client)).overrides;

describe('an override', () => {
  it('is told to the browser that began it, with the registry as it is, and to no other browser of the person', async () => {
    const { token, ...begun } = await desk.begun(admin);
    expect(begun).toEqual({
      id: expect.any(Number) as unknown,
      name: 'open-mfe',
      origin,
      until: expect.stringMatching(/Z$/) as unknown,
    });
    const document = await desk.document(admin);
    expect([document.overrides, document.registry.remotes.map(({ name, version }) => `${name}@${version}`)]).toEqual([
      [begun],
      ['open-mfe@1.0.0'],
    ]);
    const { email } = await desk.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', admin.userId)
      .executeTakeFirstOrThrow();
    const elsewhere = await desk.api.signInAs(email ?? '');
    expect(await overrides(elsewhere)).toEqual([]);
    elsewhere.cookies.set('remote_override', token);
    expect(await overrides(elsewhere)).toEqual([]);
  });

  it('stands in a cookie that no script reads and that goes with its time', async () => {
    const { headers, body } = await desk.begin(admin, { minutes: 5 });
    const { token } = (body as { result: { token: string } }).result;
    expect(headers.getSetCookie()).toEqual([`remote_override=${token}; Max-Age=300; Path=/; HttpOnly; SameSite=Lax`]);
    const { tokenHash } = await desk.db.selectFrom('remoteOverrides').select('tokenHash').executeTakeFirstOrThrow();
    expect(tokenHash.toString('base64url')).not.toContain(token);
  });

  it('changes the ETag of the session as it begins and as it ends', async () => {
    const etag = async () => (await admin.send(sessionCalls.read, {})).headers.get('etag');
    const before = await etag();
    await desk.begun(admin);
    expect(await etag()).not.toBe(before);
    await admin.send(overrideCalls.end, {});
    expect(await etag()).toBe(before);
  });

  it('is told at once to the person’s open consoles as it begins and as it ends, and to nobody else', async () => {
    const listener = await desk.api.database.pool.connect();
    const heard: unknown[] = [];
    const twice = new Promise<void>((resolve) =>
      listener.on('notification', ({ payload }) => void (heard.push(JSON.parse(payload ?? '')) === 2 && resolve())),
    );
    await listener.query('listen live');
    await desk.begun(admin);
    await admin.send(overrideCalls.end, {});
    await twice;
    listener.release(true);
    expect(heard).toEqual([
      { to: admin.userId, event: 'revision' },
      { to: admin.userId, event: 'revision' },
    ]);
  });

  it('is told in the answer of a refresh, too', async () => {
    const { id } = await desk.begun(admin);
    expect((await admin.send(authCalls.refresh, {})).body).toMatchObject({ session: { overrides: [{ id }] } });
  });

  it('is in the audit log and in the remote’s history, with who, where, for how long and why', async () => {
    await desk.begun(admin, { minutes: 20 });
    expect([await desk.lastEvent(), await desk.lastAudit()]).toMatchObject([
      { action: 'override', reason: 'To try the new list', actorId: admin.userId, detail: { origin, minutes: 20 } },
      {
        action: 'remote.override',
        entityId: 'open-mfe',
        actorId: admin.userId,
        changes: { origin: [null, origin], minutes: [null, 20], reason: [null, 'To try the new list'] },
      },
    ]);
  });

  it('stands in the control room’s events with its origin', async () => {
    await desk.begun(admin);
    const { body } = await (await desk.api.signIn(1)).send(roomCalls.events, { limit: 1 });
    expect(body).toMatchObject({
      result: {
        items: [{ action: 'override', remote: 'open-mfe', origin, reason: 'To try the new list', byKey: null }],
      },
    });
  });

  it('of the same browser or of the same remote ends as another one begins', async () => {
    await desk.live('other-mfe');
    await desk.begun(admin);
    const second = await desk.begun(admin, { name: 'other-mfe', origin: 'https://pr-12.example.com' });
    expect([await desk.openRows(), await desk.lastEvent(), await desk.lastAudit()]).toMatchObject([
      [second.id],
      { action: 'override' },
      { action: 'remote.override' },
    ]);
    const { email } = await desk.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', admin.userId)
      .executeTakeFirstOrThrow();
    const elsewhere = await desk.api.signInAs(email ?? '');
    const third = await desk.begun(elsewhere, { name: 'other-mfe' });
    expect([await desk.openRows(), await overrides(), (await overrides(elsewhere)).length]).toEqual([
      [third.id],
      [],
      1,
    ]);
  });

  it('begun twice at one moment is one', async () => {
    const answers = await Promise.all([desk.begin(admin), desk.begin(admin)]);
    expect([answers.map(({ status }) => status), (await desk.openRows()).length]).toEqual([[200, 200], 1]);
  });
});

describe('nobody overrides', () => {
  it('a remote that they are not told of', async () => {
    expect((await desk.begin(admin, { name: 'nobody-mfe' })).body).toMatchObject({
      message: 'There is no remote nobody-mfe',
    });
    await desk.live('closed-mfe', {
      declared: {
        routes: [{ path: '/closed/list', title: 'Closed', layout: 'full', access: ['remoteManage'], expose: 'screen' }],
      },
    });
    expect((await desk.begin(admin, { name: 'closed-mfe' })).status).toBe(404);
    expect((await desk.begin(await desk.api.signIn(1), { name: 'closed-mfe' })).status).toBe(200);
  });

  it('while somebody acts for them: what they began rests, and goes on afterwards', async () => {
    const boss = await desk.api.signIn(1);
    const { id } = await desk.begun(boss);
    const own = boss.sessionId;
    const { body } = await boss.send(authCalls.impersonate, { userId: admin.userId, reason: 'To see what they see' });
    boss.sessionId = body.success ? body.result.session.id : 0;
    expect([await overrides(boss), (await desk.begin(boss)).status]).toEqual([[], 403]);
    await boss.send(authCalls.signOut, {});
    boss.sessionId = own;
    expect(await overrides(boss)).toMatchObject([{ id }]);
  });
});
