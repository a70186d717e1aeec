import { authCalls, remotesCalls, sessionCalls, type SessionDocument } from '@lectern/contract/platform';
import { overrideCalls } from '@lectern/contract/platform/overrides';
import { tryCalls } from '@lectern/contract/platform/tries';
import { sql } from 'kysely';
import { jobHandlers } from '../../../job-handlers';
import { testWorker } from '../../../../server/jobs/testing';
import { queueDue } from '../../../../server/scheduled-jobs/schedules.queries';
import type { TestClient } from '../../../../testing';
import { deliveryFixture } from '../../delivery/testing';
import { releasePath } from '../../../../server/delivery/paths';
import { built, type Team } from '../testing';

type Fixture = Awaited<ReturnType<typeof deliveryFixture>>;

let fixture: Fixture;
let admin: TestClient & { userId: number };
/** Has 1.0.0 live, 1.1.0 on next. */
let team: Team;
/** Has 1.0.0 on next, nothing live. */
let coming: Team;

const refused = async (of: string): Promise<readonly string[]> => {
  const { status, body } = await admin.send(tryCalls.begin, { of, minutes: 60 });
  expect([status, await open()]).toEqual([400, []]);
  const found = await admin.send(tryCalls.check, { of });
  return found.body.success ? found.body.result.blockers : [JSON.stringify(body)];
};
const begin = async (of: string, minutes = 60, client: TestClient = admin) => {
  const { status, body } = await client.send(tryCalls.begin, { of, minutes });
  if (!body.success) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.result;
};
const open = async (): Promise<number[]> =>
  (await fixture.db.selectFrom('remoteTries').select('id').where('endedAt', 'is', null).execute()).map(({ id }) => id);
const document = async (client: TestClient = admin): Promise<SessionDocument> => {
  const { body } = await client.send(sessionCalls.read, {});
  if (!body.success) throw new Error(body.message);
  return body.result;
};
/** 'open-mfe@1.0.0' for each remote of a session. */
const served = async (client: TestClient = admin): Promise<readonly string[]> =>
  (await document(client)).registry.remotes.map(({ name, version }) => `${name}@${version}`);
const lastAudits = (count: number) =>
  fixture.db
    .selectFrom('auditLog')
    .select(['action', 'entityId', 'entityLabel', 'actorId', 'changes'])
    .where('action', 'like', 'remote.%')
    .orderBy('id', 'desc')
    .limit(count)
    .execute();

beforeAll(async () => {
  fixture = await deliveryFixture();
  [team, coming] = [await fixture.team('open-mfe'), await fixture.team('coming-mfe')];
  await fixture.publish(team, built(team, '1.0.0'));
  await fixture.send(team.token, remotesCalls.promote, { name: team.name });
  await fixture.publish(team, built(team, '1.1.0'));
  await fixture.publish(coming, built(coming, '1.0.0'));
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await sql`delete from remote_tries`.execute(fixture.db);
  admin = await fixture.api.signIn(2);
});

describe('a try [D7.5]', () => {
  it('gives one browser the releases that its address names, and no other browser of the person', async () => {
    const { id, until } = await begin('open-mfe@next,coming-mfe@1.0.0');
    const { registry, tries } = await document();
    expect(registry.remotes).toMatchObject([
      {
        name: 'open-mfe',
        version: '1.1.0',
        cohort: 'try',
        state: 'enabled',
        releaseUrl: '/remotes/open-mfe/1.1.0/release.json',
      },
      { name: 'coming-mfe', version: '1.0.0', cohort: 'try', state: 'enabled' },
    ]);
    expect(tries).toEqual({
      running: {
        id,
        until,
        releases: [
          { name: 'open-mfe', version: '1.1.0' },
          { name: 'coming-mfe', version: '1.0.0' },
        ],
      },
    });
    const { email } = await fixture.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', admin.userId)
      .executeTakeFirstOrThrow();
    expect([await served(await fixture.api.signInAs(email ?? '')), await served(await fixture.api.signIn(1))]).toEqual([
      ['open-mfe@1.0.0'],
      ['open-mfe@1.0.0'],
    ]);
  });

  it('keeps its releases when a channel moves on', async () => {
    await begin('coming-mfe@next');
    await fixture.publish(coming, built(coming, '1.0.1'));
    expect(await served()).toEqual(['open-mfe@1.0.0', 'coming-mfe@1.0.0']);
  });

  it('runs a remote that is switched off for everybody', async () => {
    await sql`update remotes set state = 'disabled' where name = 'open-mfe'`.execute(fixture.db);
    await begin('open-mfe@1.1.0');
    expect((await document()).registry.remotes).toMatchObject([{ version: '1.1.0', state: 'enabled' }]);
    await sql`update remotes set state = 'enabled' where name = 'open-mfe'`.execute(fixture.db);
  });

  it('says why, once its key was revoked or its release withdrawn', async () => {
    await begin('open-mfe@1.1.0');
    await sql`update remote_keys set revoked_at = now() where remote_id = ${team.id}`.execute(fixture.db);
    expect((await document()).registry.remotes).toMatchObject([
      { state: 'disabled', message: 'The key that signed 1.1.0 was revoked' },
    ]);
    await sql`update remote_keys set revoked_at = null where remote_id = ${team.id}`.execute(fixture.db);
  });

  it('changes no health: reports of its releases count for nothing', async () => {
    await begin('open-mfe@1.1.0');
    const report = {
      ...{ remote: 'open-mfe', version: '1.1.0', loads: 1, loadFailures: 1, renderErrors: 0, handlerErrors: 0 },
      ...{ promiseErrors: 0, longTasks: 0, loadMsSum: 40, loadMsMax: 40 },
    };
    expect((await admin.send(remotesCalls.health, { reports: [report] })).status).toBe(200);
    expect(await fixture.db.selectFrom('remoteHealth').selectAll().execute()).toEqual([]);
  });

  it('is in the audit log of each remote as it begins and as it ends', async () => {
    await begin('open-mfe@next,coming-mfe@1.0.0', 20);
    await admin.send(tryCalls.end, {});
    expect((await lastAudits(4)).reverse()).toMatchObject([
      {
        action: 'remote.try',
        entityId: 'open-mfe',
        entityLabel: 'open-mfe@1.1.0',
        actorId: admin.userId,
        changes: { release: [null, '1.1.0'], minutes: [null, 20] },
      },
      { action: 'remote.try', entityId: 'coming-mfe' },
      { action: 'remote.tryEnd', entityId: 'open-mfe', changes: { release: ['1.1.0', null], reason: [null, 'Ended'] } },
      { action: 'remote.tryEnd', entityId: 'coming-mfe' },
    ]);
  });

  it('takes the place of another try and of an override, and gives way to an override', async () => {
    const first = await begin('open-mfe@1.1.0');
    const second = await begin('coming-mfe@1.0.0');
    expect([second.id === first.id, await open()]).toEqual([false, [second.id]]);
    const override = { name: 'open-mfe', origin: 'http://localhost:5001', minutes: 60, reason: 'To see it' };
    await admin.send(overrideCalls.begin, override);
    expect([await open(), (await document()).overrides.length]).toEqual([[], 1]);
    await begin('open-mfe@1.1.0');
    expect([(await document()).overrides, admin.cookies.has('remote_override')]).toEqual([[], false]);
  });

  it('begun twice at one moment is one', async () => {
    const answers = await Promise.all([begin('open-mfe@1.1.0'), begin('open-mfe@1.1.0')]);
    expect([answers.length, (await open()).length]).toEqual([2, 1]);
  });
});

describe('a try is refused, and each cause is named [D7.5]', () => {
  it('an unknown remote, an unknown release, and a remote that the person may not open', async () => {
    const closed = await fixture.team('hidden-mfe');
    const route = {
      path: '/hidden/list',
      title: 'Hidden',
      layout: 'full',
      access: ['remoteManage'],
      expose: 'screen',
    } as const;
    await fixture.publish(closed, built(closed, '1.0.0', { declared: { routes: [route] } }));
    expect(await refused('nobody-mfe@1.0.0,open-mfe@9.9.9,open-mfe@canary,hidden-mfe@1.0.0,hidden-mfe')).toEqual([
      'open-mfe is named twice',
      '“hidden-mfe” is no release: write REMOTE@VERSION or REMOTE@next',
      'There is no remote nobody-mfe',
      'open-mfe has no release 9.9.9',
      'There is no remote hidden-mfe',
    ]);
    expect(await refused('open-mfe@canary,coming-mfe@live')).toEqual([
      'open-mfe has no canary',
      'coming-mfe has no live release',
    ]);
  });

  it('a withdrawn release, a revoked key, and a signature that does not hold', async () => {
    await fixture.publish(team, built(team, '1.2.0'));
    const set = (change: string) => fixture.api.database.pool.query(change);
    await set("update remote_releases set state = 'withdrawn' where semver = '1.2.0'");
    expect(await refused('open-mfe@1.2.0')).toEqual(['open-mfe: The release 1.2.0 is withdrawn']);
    await sql`update remote_keys set revoked_at = now() where remote_id = ${team.id}`.execute(fixture.db);
    expect(await refused('open-mfe@1.1.0')).toEqual(['open-mfe: The key that signed 1.1.0 was revoked']);
    await sql`update remote_keys set revoked_at = null where remote_id = ${team.id}`.execute(fixture.db);
    const key = await fixture.db
      .selectFrom('remoteKeys')
      .select('publicKey')
      .where('remoteId', '=', coming.id)
      .where('kind', '=', 'signing')
      .executeTakeFirstOrThrow();
    const own = await fixture.db
      .selectFrom('remoteKeys')
      .select('publicKey')
      .where('remoteId', '=', team.id)
      .where('kind', '=', 'signing')
      .executeTakeFirstOrThrow();
    await sql`update remote_keys set public_key = ${key.publicKey} where remote_id = ${team.id} and kind = 'signing'`.execute(
      fixture.db,
    );
    expect(await refused('open-mfe@1.1.0')).toEqual(['open-mfe: The signature of 1.1.0 does not hold']);
    await sql`update remote_keys set public_key = ${own.publicKey} where remote_id = ${team.id} and kind = 'signing'`.execute(
      fixture.db,
    );
  });

  it('a lost file, and files that leave', async () => {
    await fixture.publish(team, built(team, '1.3.0'));
    await fixture.api.services.store.remove(releasePath('open-mfe', '1.3.0', 'screen.2.js'));
    expect(await refused('open-mfe@1.3.0')).toEqual([
      'open-mfe: The store has lost a file of 1.3.0 (screen.2.js): publish it again to have it back',
    ]);
    await sql`update remote_releases set files_kept_until = now() + interval '30 minutes' where remote_id = ${team.id} and semver = '1.1.0'`.execute(
      fixture.db,
    );
    expect(await refused('open-mfe@1.1.0')).toEqual([
      expect.stringMatching(/^open-mfe: The files of 1\.1\.0 are kept until/),
    ]);
    await sql`update remote_releases set files_kept_until = null where remote_id = ${team.id} and semver = '1.1.0'`.execute(
      fixture.db,
    );
  });

  it('two releases that collide, and one that collides with what is live', async () => {
    const entry = {
      title: 'The same',
      icon: 'layers',
      section: 'Catalogue',
      order: 1,
      access: ['categoryList'],
    } as const;
    const [left, right] = [await fixture.team('left-mfe'), await fixture.team('right-mfe')];
    for (const each of [left, right]) {
      const to = `/${each.name.replace('-mfe', '')}/list` as const;
      await fixture.publish(each, built(each, '1.0.0', { declared: { menu: [{ ...entry, to }] } }));
    }
    const collides = 'It does not fit the console: the menu entry "The same" of Catalogue belongs to left-mfe@1.0.0';
    expect(await refused('left-mfe@1.0.0,right-mfe@1.0.0')).toEqual([`right-mfe 1.0.0: ${collides}`]);
    await fixture.send(left.token, remotesCalls.promote, { name: left.name });
    expect(await refused('right-mfe@1.0.0')).toEqual([`right-mfe 1.0.0: ${collides}`]);
    await sql`delete from remote_channels where remote_id = ${left.id}`.execute(fixture.db);
  });

  it('while somebody acts for the person: what they began rests, and goes on afterwards', async () => {
    const boss = await fixture.api.signIn(1);
    const { id } = await begin('open-mfe@1.1.0', 60, boss);
    const own = boss.sessionId;
    const { body } = await boss.send(authCalls.impersonate, { userId: admin.userId, reason: 'To see what they see' });
    boss.sessionId = body.success ? body.result.session.id : 0;
    expect([
      await served(boss),
      (await boss.send(tryCalls.begin, { of: 'open-mfe@1.1.0', minutes: 5 })).status,
    ]).toEqual([['open-mfe@1.0.0'], 403]);
    await boss.send(authCalls.signOut, {});
    boss.sessionId = own;
    expect((await document(boss)).tries?.running?.id).toBe(id);
  });
});

describe('a try ends [D7.6]', () => {
  beforeEach(() => begin('open-mfe@1.1.0'));

  it.each([
    ['when its time is over', () => sql`update remote_tries set expires_at = now()`],
    ['when the right was taken away', () => sql`update users set role_id = 3 where id = ${admin.userId}`],
    ['when the remote is unregistered', () => sql`update remotes set unregistered_at = now() where name = 'open-mfe'`],
  ])('%s', async (_when, change) => {
    await change().execute(fixture.db);
    expect((await document()).tries).toBeUndefined();
    await sql`update remotes set unregistered_at = null where name = 'open-mfe'`.execute(fixture.db);
  });

  it('by ?try=off on any page without a script, and the page goes on at the same address without the word', async () => {
    const answer = await admin.fetch('/open/list?q=a&try=off');
    expect([answer.status, answer.headers.get('location'), await open(), await served()]).toEqual([
      302,
      '/open/list?q=a',
      [],
      ['open-mfe@1.0.0'],
    ]);
    expect(await lastAudits(1)).toMatchObject([{ action: 'remote.tryEnd', changes: { reason: [null, 'Reset'] } }]);
  });

  it('by a scheduled job that notes it, when its time, its session or the right is over; others go on', async () => {
    const [late, demoted] = [await fixture.api.signIn(2), await fixture.api.signIn(2)];
    const kept = await open();
    await sql`update remote_tries set expires_at = now() where id = ${(await begin('open-mfe@1.1.0', 60, late)).id}`.execute(
      fixture.db,
    );
    await begin('open-mfe@1.1.0', 60, demoted);
    await sql`update users set role_id = 3 where id = ${demoted.userId}`.execute(fixture.db);
    await sql`update job_schedules set next_run_at = case when name = 'remote.overrides' then now() else now() + interval '1 day' end`.execute(
      fixture.db,
    );
    await queueDue(
      fixture.db,
      jobHandlers.map(({ name }) => name),
    );
    await testWorker(fixture.api).drain();
    expect([await open(), await lastAudits(2)]).toMatchObject([
      kept,
      [
        { action: 'remote.tryEnd', actorId: null },
        { action: 'remote.tryEnd', actorId: null },
      ],
    ]);
  });
});

describe('a page with ?try= [D7.5]', () => {
  it('names the releases in its session document and loads nothing of them', async () => {
    const page = await (await admin.fetch('/open/list?try=open-mfe@next')).text();
    expect(page).toContain('"tries":{"wanted":"open-mfe@next"}');
    expect([page.includes('1.1.0'), await open()]).toEqual([false, []]);
  });

  it('can’t end its script element by it, and means nothing to a stranger', async () => {
    const evil = encodeURIComponent('</script><script>alert(1)</script>');
    const page = await (await admin.fetch(`/open/list?try=${evil}`)).text();
    expect(page).not.toContain('<script>alert');
    expect((await fixture.api.stranger().fetch('/auth/login?try=open-mfe@next')).status).toBe(200);
  });
});
