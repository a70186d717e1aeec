import { authCalls } from '@lectern/contract/platform';
import { overrideCalls } from '@lectern/contract/platform/overrides';
import { sql } from 'kysely';
import { queueDue } from '../../../../server/scheduled-jobs/schedules.queries';
import { jobHandlers } from '../../../job-handlers';
import { testWorker } from '../../../../server/jobs/testing';
import type { TestClient } from '../../../../testing';
import { origin, overrideFixture, type OverrideFixture } from './testing';

let fixture: OverrideFixture;
let admin: TestClient & { userId: number };
beforeAll(async () => {
  fixture = await overrideFixture();
  await fixture.live('other-mfe');
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await sql`delete from remote_overrides`.execute(fixture.db);
  admin = await fixture.api.signIn(2);
});

const overrides = async () => (await fixture.document(admin)).overrides;
const tokenCookie = () => admin.cookies.get('remote_override');

describe('it is treated as not there [D7.3]', () => {
  beforeEach(() => fixture.begun(admin));
  it.each([
    ['when its time is over', () => sql`update remote_overrides set expires_at = now()`],
    ['when its row has ended', () => sql`update remote_overrides set ended_at = now()`],
    [
      'when its row is of another remote',
      () => sql`update remote_overrides set remote_id = (select id from remotes where name = 'other-mfe')`,
    ],
    ['when its row is of another token', () => sql`update remote_overrides set token_hash = '\\x00'`],
  ])('%s', async (_when, change) => {
    await change().execute(fixture.db);
    expect(await overrides()).toEqual([]);
  });

  it('when the person may not open the remote any more', async () => {
    await sql`update remotes set state = 'disabled' where name = 'open-mfe'`.execute(fixture.db);
    expect(await overrides()).toHaveLength(1);
    const { id } = await fixture.db
      .selectFrom('remotes')
      .select('id')
      .where('name', '=', 'open-mfe')
      .executeTakeFirstOrThrow();
    const channels = await fixture.db
      .deleteFrom('remoteChannels')
      .where('remoteId', '=', id)
      .where('channel', '=', 'live')
      .returningAll()
      .executeTakeFirstOrThrow();
    expect(await overrides()).toEqual([]);
    await fixture.db.insertInto('remoteChannels').values(channels).execute();
    await sql`update remotes set state = 'enabled' where name = 'open-mfe'`.execute(fixture.db);
  });

  it('when the right was taken away', async () => {
    await sql`update users set role_id = 3 where id = ${admin.userId}`.execute(fixture.db);
    expect(await overrides()).toEqual([]);
  });

  it('without the cookie, and with one that was changed', async () => {
    const token = tokenCookie() ?? '';
    admin.cookies.delete('remote_override');
    expect(await overrides()).toEqual([]);
    admin.cookies.set('remote_override', token.replace('.open-mfe.', '.other-mfe.'));
    expect(await overrides()).toEqual([]);
    admin.cookies.set('remote_override', token);
    expect(await overrides()).toHaveLength(1);
  });

  it('a scheduled job ends it when its time, its session or the right is over, and leaves others alone', async () => {
    const [standing, late, demoted] = [
      await fixture.api.signIn(1),
      await fixture.api.signIn(2),
      await fixture.api.signIn(2),
    ];
    const { id } = await fixture.begun(standing);
    await sql`update remote_overrides set expires_at = now() where id = ${(await fixture.begun(late)).id}`.execute(
      fixture.db,
    );
    await fixture.begun(demoted);
    await sql`update users set role_id = 3 where id = ${demoted.userId}`.execute(fixture.db);
    await sql`update sessions set ended_at = now(), end_reason = 'revoked' where id = ${admin.sessionId}`.execute(
      fixture.db,
    );
    await sql`update job_schedules set next_run_at = case when name = 'remote.overrides' then now() else now() + interval '1 day' end`.execute(
      fixture.db,
    );
    await queueDue(
      fixture.db,
      jobHandlers.map(({ name }) => name),
    );
    await testWorker(fixture.api).drain();
    expect([await fixture.openRows(), await fixture.lastEvent(), await fixture.lastAudit()]).toMatchObject([
      [id],
      { action: 'override_end', actorId: null, reason: 'Its time, its session or the right to it is over' },
      { action: 'remote.overrideEnd', actorId: null },
    ]);
  });
});

describe('it ends [D7.3]', () => {
  let id: number;
  beforeEach(async () => void ({ id } = await fixture.begun(admin)));

  it('in its own browser without being named, once, with its cookie', async () => {
    expect((await admin.send(overrideCalls.end, {})).body).toMatchObject({ result: { id, name: 'open-mfe', origin } });
    expect([
      tokenCookie(),
      await fixture.openRows(),
      await fixture.lastEvent(),
      await fixture.lastAudit(),
    ]).toMatchObject([
      undefined,
      [],
      { action: 'override_end', actorId: admin.userId, detail: { origin } },
      { action: 'remote.overrideEnd', actorId: admin.userId },
    ]);
    expect((await admin.send(overrideCalls.end, {})).body).toMatchObject({
      message: 'Nothing is overridden in this browser',
    });
  });

  it('by anyone who may steer remotes, and by nobody else but its person', async () => {
    const other = await fixture.api.signIn(2);
    expect((await other.send(overrideCalls.end, { id })).body).toMatchObject({ missing: ['remoteManage'] });
    const operator = await fixture.api.signIn(1);
    expect((await operator.send(overrideCalls.list, {})).body).toMatchObject({
      result: [{ id, name: 'open-mfe', origin, reason: 'To try the new list', user: { id: admin.userId } }],
    });
    expect((await operator.send(overrideCalls.end, { id })).status).toBe(200);
    expect([await overrides(), (await operator.send(overrideCalls.list, {})).body]).toMatchObject([[], { result: [] }]);
  });

  it('with the session: who signs out leaves none behind', async () => {
    await admin.send(authCalls.signOut, {});
    expect([tokenCookie(), await fixture.openRows(), await fixture.lastEvent()]).toMatchObject([
      undefined,
      [],
      { action: 'override_end', actorId: admin.userId, reason: 'Signed out' },
    ]);
  });
});
