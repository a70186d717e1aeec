import { contract } from '@lectern/contract/all';
import { authCalls, remotesCalls, type HealthReport } from '@lectern/contract/platform';
import { compiledOf } from '@lectern/remote-kit/compiled';
import { sql } from 'kysely';
import { built, remoteFixture, type RemoteFixture, type Team } from '../testing';
import { deploymentOf } from '../deployment';
import { judgeRemote } from './judge-remote';
import { summaryOf } from './report-summary.queries';
import { storeReports } from './store-reports';

let fixture: RemoteFixture;
let team: Team;
let number = 0;
/** The clock by which releases are judged. */
let clock = new Date('2026-11-21T11:00:00.000Z');
beforeAll(async () => {
  fixture = await remoteFixture({ services: { now: () => clock } });
});
afterAll(() => fixture.close());
beforeEach(async () => {
  clock = new Date('2026-11-21T11:00:00.000Z');
  team = await fixture.team(`remote${(number += 1)}-mfe`);
  for (const version of ['0.9.0', '1.0.0']) {
    await fixture.publish(team, built(team, version));
    await fixture.send(team.token, remotesCalls.promote, { name: team.name });
  }
  await fixture.publish(team, built(team, '1.1.0'));
});

const noon = new Date('2026-11-21T12:00:30.000Z');
const report = (version: string, more: Partial<HealthReport> = {}): HealthReport => ({
  remote: team.name,
  version,
  loads: 1,
  loadFailures: 0,
  renderErrors: 0,
  handlerErrors: 0,
  promiseErrors: 0,
  longTasks: 0,
  loadMsSum: 40,
  loadMsMax: 40,
  ...more,
});
/** So many sessions, each of another person, load this release once; `bad` of them meet an error. */
const crowd = async (
  version: string,
  sessions: number,
  bad: number,
  { at = noon, from = 0, errors = 1 } = {},
): Promise<void> => {
  for (let each = 0; each < sessions; each += 1) {
    await storeReports(
      fixture.db,
      [
        report(
          version,
          each < bad ? { renderErrors: errors, lastError: 'TypeError: no', lastReference: `web-${each}` } : {},
        ),
      ],
      [{ name: team.name, version }],
      { userId: 1000 + from + each, sessionId: 1000 + from + each },
      at,
    );
  }
};
const judge = (at = noon): Promise<boolean> =>
  fixture.db.transaction().execute((db) => judgeRemote(db, deploymentOf(fixture.api.services), team.id, at));
/** Makes a release one that an older API took: a call that it was compiled with is gone by now. */
const outdate = async (version: string): Promise<void> => {
  const compiled = JSON.stringify(compiledOf([{ ...contract.category.list, path: 'category/was-here' }], []));
  await sql`alter table remote_releases disable trigger remote_releases_fixed`.execute(fixture.db);
  await fixture.db
    .updateTable('remoteReleases')
    .set({ contract: compiled })
    .where('remoteId', '=', team.id)
    .where('semver', '=', version)
    .execute();
  await sql`alter table remote_releases enable trigger remote_releases_fixed`.execute(fixture.db);
};
const canary = () => fixture.send(team.token, remotesCalls.canary, { name: team.name, percent: 10 });
const status = async () => {
  const { body } = await fixture.send(team.token, remotesCalls.status, {});
  return body.success ? body.result[0] : undefined;
};

it('a page’s counts are added to those of the minute, under the cohort that its person is of [D6.2]', async () => {
  await fixture.send(team.token, remotesCalls.canary, { name: team.name, percent: 0, roles: [2] });
  const [main, canaried] = [await fixture.api.signIn(3), await fixture.api.signIn(2)];
  expect(
    (await main.send(remotesCalls.health, { reports: [report('1.0.0', { loads: 2, loadMsSum: 100, loadMsMax: 60 })] }))
      .status,
  ).toBe(200);
  await main.send(remotesCalls.health, { reports: [report('1.0.0', { loadMsMax: 90 })] });
  await canaried.send(remotesCalls.health, {
    reports: [report('1.1.0', { promiseErrors: 1, lastError: 'Error: no', lastReference: 'web-1' })],
  });
  const rows =
    await sql`select l.semver as version, h.cohort, h.loads, h.promise_errors, h.load_ms_max, h.last_error from remote_health h join remote_releases l on l.id = h.release_id where l.remote_id = ${team.id} order by l.semver`.execute(
      fixture.db,
    );
  expect(rows.rows).toEqual([
    { version: '1.0.0', cohort: 'main', loads: 3, promiseErrors: 0, loadMsMax: 90, lastError: null },
    { version: '1.1.0', cohort: 'canary', loads: 1, promiseErrors: 1, loadMsMax: 40, lastError: 'Error: no' },
  ]);
});

it('a report that is sent again, because its page never heard whether it arrived, counts once [D6.2]', async () => {
  const client = await fixture.api.signIn(3);
  const headers = { 'idempotency-key': `key-${team.name}` };
  for (let each = 0; each < 2; each += 1)
    expect((await client.send(remotesCalls.health, { reports: [report('1.0.0')] }, { headers })).status).toBe(200);
  const { rows } =
    await sql`select sum(h.loads)::int as loads from remote_health h join remote_releases l on l.id = h.release_id where l.remote_id = ${team.id}`.execute(
      fixture.db,
    );
  expect(rows).toEqual([{ loads: 1 }]);
});

it('a page that reports without end is asked to wait [D6.2]', async () => {
  const client = await fixture.api.signIn(3);
  const answers = [];
  for (let each = 0; each < 61; each += 1)
    answers.push((await client.send(remotesCalls.health, { reports: [report('7.7.7')] })).status);
  expect([answers.slice(0, 30).every((status) => status === 200), answers.includes(429)]).toEqual([true, true]);
});

const bad = (version: string) => ({ reports: [report(version, { loads: 50, renderErrors: 50 })] });
const counted = async () => {
  const { rows } = await sql<{ userId: number }>`
    select p.user_id from remote_health_people p join remote_releases l on l.id = p.release_id where l.remote_id = ${team.id} order by p.user_id`.execute(
    fixture.db,
  );
  return rows.map(({ userId }) => userId);
};

it('reports of people who are not served a release do not count: students, other cohorts, sessions with an older one [D6.2]', async () => {
  await canary();
  for (const each of ['1', '2', '3', '4']) {
    const student = await fixture.api.signIn(15);
    expect([each, (await student.send(remotesCalls.health, bad('1.0.0'))).status]).toEqual([each, 200]);
    await student.send(remotesCalls.health, bad('1.1.0'));
  }
  await (await fixture.api.signIn(3)).send(remotesCalls.health, bad('0.9.0'));
  expect([await counted(), await judge(clock), await status()]).toEqual([
    [],
    false,
    expect.objectContaining({ live: '1.0.0' }),
  ]);
});

it('a remote that students are served is not judged by their reports, which the overview shows', async () => {
  const area = { slot: 'people.student.area.v1', id: 'own', order: 10, access: 'signed in', expose: 'screen' } as const;
  await fixture.publish(team, built(team, '1.2.0', { declared: { slots: [area] } }));
  await fixture.send(team.token, remotesCalls.promote, { name: team.name });
  for (let each = 0; each < 4; each += 1) {
    const student = await fixture.api.signIn(15);
    const { body } = await student.send(remotesCalls.registry, {});
    expect(body).toMatchObject({ result: { remotes: [{ name: team.name, version: '1.2.0' }] } });
    expect((await student.send(remotesCalls.health, bad('1.2.0'))).status).toBe(200);
  }
  expect([await counted(), await judge(clock), (await status())?.state]).toEqual([[], false, 'enabled']);
  const { rows: shown } = await sql<{ errors: number }>`
    select render_errors as errors from remote_health h join remote_releases l on l.id = h.release_id where l.remote_id = ${team.id}`.execute(
    fixture.db,
  );
  expect(shown).toEqual([{ errors: 200 }]);
});

it('reports of an admin who acts for staff do not count', async () => {
  for (let each = 0; each < 4; each += 1) {
    const admin = await fixture.api.signIn(2);
    const { id: userId } = await fixture.api.person(3);
    const { body } = await admin.send(authCalls.impersonate, { userId, reason: 'To see what they see' });
    if (!body.success) throw new Error(body.message);
    admin.sessionId = body.result.session.id;
    expect((await admin.send(remotesCalls.health, bad('1.0.0'))).status).toBe(200);
  }
  expect([await counted(), await judge(clock), (await status())?.live]).toEqual([[], false, '1.0.0']);
});

it('a person counts with one error at most, however many reports and sessions they send', async () => {
  await crowd('1.0.0', 12, 0);
  await crowd('1.0.0', 2, 2, { from: 100 });
  for (const sessionId of [1, 2, 3, 4])
    await storeReports(
      fixture.db,
      [report('1.0.0', { loads: 40, renderErrors: 40 })],
      [{ name: team.name, version: '1.0.0' }],
      { userId: 100, sessionId },
      noon,
    );
  const { rows } = await sql<{ id: number }>`
    select id from remote_releases where remote_id = ${team.id} and semver = '1.0.0'`.execute(fixture.db);
  expect(await summaryOf(fixture.db, rows[0]!.id, 5, noon)).toEqual({ loads: 34, errors: 3, people: 15 });
  await sql`update remotes set error_limit = 0.1 where id = ${team.id}`.execute(fixture.db);
  expect(await judge()).toBe(false);
});

it('a release that fails for three people at every load is rolled back, however often they load it', async () => {
  for (const userId of [1, 2, 3])
    await storeReports(
      fixture.db,
      [report('1.0.0', { loads: 300, renderErrors: 300 })],
      [{ name: team.name, version: '1.0.0' }],
      { userId, sessionId: userId },
      noon,
    );
  expect([await judge(), (await status())?.live]).toEqual([true, '0.9.0']);
});

it('reports from before an operator switches a remote on or a release live are not held against it', async () => {
  const operator = await fixture.api.signIn(1);
  const name = team.name;
  const staff = [await fixture.api.signIn(3), await fixture.api.signIn(3), await fixture.api.signIn(3)];
  const report40 = async (version: string) => {
    for (const each of staff) expect((await each.send(remotesCalls.health, bad(version))).status).toBe(200);
  };
  clock = new Date('2026-11-21T12:00:20.000Z');
  await operator.send(remotesCalls.disable, { name, message: 'Out of order' });
  await report40('1.0.0');
  clock = new Date('2026-11-21T12:00:40.000Z');
  expect((await operator.send(remotesCalls.enable, { name })).status).toBe(200);
  clock = new Date('2026-11-21T12:00:50.000Z');
  expect([await judge(clock), (await status())?.live]).toEqual([false, '1.0.0']);
  await report40('1.0.0');
  clock = new Date('2026-11-21T12:00:56.000Z');
  expect([await judge(clock), (await status())?.live]).toEqual([true, '0.9.0']);
});

it('the audit row of an automatic rollback names the users who reported', async () => {
  await crowd('1.0.0', 30, 4, { from: 700 });
  expect(await judge()).toBe(true);
  const { rows } = await sql<{ changes: object }>`
    select changes from audit_log where action = 'remote.autoRollback' and entity_id = ${team.name}`.execute(
    fixture.db,
  );
  expect(rows).toEqual([
    {
      changes: {
        live: ['1.0.0', '0.9.0'],
        reported: [null, '4 errors in 30 loads by 30 people; 0.9.0: 0 in 0'],
        reporters: [null, [1700, 1701, 1702, 1703]],
      },
    },
  ]);
});

it('a canary that never loads is rolled back automatically: a failed load counts as a load [D6.2, D9.4]', async () => {
  await canary();
  await crowd('1.0.0', 60, 0);
  for (let person = 2000; person < 2007; person += 1)
    await storeReports(
      fixture.db,
      [report('1.1.0', { loads: 0, loadFailures: 3, loadMsSum: 0, loadMsMax: 0 })],
      [{ name: team.name, version: '1.1.0' }],
      { userId: person, sessionId: person },
      noon,
    );
  expect(await judge()).toBe(true);
  expect(await status()).toMatchObject({ live: '1.0.0' });
});

it('a canary in which every fifth load fails is rolled back automatically, with a line in audit and history and a notification to operators [D6.2]', async () => {
  await canary();
  const steersman = await fixture.api.signIn(1);
  await crowd('1.0.0', 60, 0);
  await crowd('1.1.0', 25, 5, { from: 100 });
  expect(await judge()).toBe(true);
  expect(await status()).toMatchObject({ live: '1.0.0', canary: null });
  const why = '5 errors in 25 loads by 25 people; 1.0.0: 0 in 60';
  const { rows } =
    await sql`select e.action, e.reason, a.action as audited from remote_events e join audit_log a on a.entity_id = ${team.name} and a.action = 'remote.autoRollback' where e.remote_id = ${team.id} and e.action = 'auto_rollback'`.execute(
      fixture.db,
    );
  expect(rows).toEqual([
    { action: 'auto_rollback', reason: `1.1.0 was rolled back automatically: ${why}`, audited: 'remote.autoRollback' },
  ]);
  const notices =
    await sql`select n.title, n.body from notifications n join sessions s on s.user_id = n.user_id where s.id = ${steersman.sessionId} and n.title like ${`${team.name}@%`}`.execute(
      fixture.db,
    );
  expect(notices.rows).toEqual([{ title: `${team.name}@1.1.0 was rolled back`, body: why }]);
});

it('a canary that is as good as the rest is left alone [D6.2]', async () => {
  await canary();
  await crowd('1.0.0', 60, 1);
  await crowd('1.1.0', 60, 1, { from: 100 });
  expect([await judge(), (await status())?.canary?.version]).toEqual([false, '1.1.0']);
});

it('one page in a loop counts as one load, and two people are too few [D6.2]', async () => {
  await canary();
  await crowd('1.1.0', 40, 1, { errors: 5000 });
  await sql`update remotes set error_limit = 0.03 where id = ${team.id}`.execute(fixture.db);
  expect(await judge()).toBe(false);
  for (const sessionId of [1, 2])
    await storeReports(
      fixture.db,
      [report('1.1.0', { loads: 30, renderErrors: 30 })],
      [{ name: team.name, version: '1.1.0' }],
      { userId: sessionId, sessionId },
      new Date('2026-11-21T13:00:00.000Z'),
    );
  expect(await judge(new Date('2026-11-21T13:00:10.000Z'))).toBe(false);
});

it('reports older than five minutes are not judged [D6.2]', async () => {
  await canary();
  await crowd('1.1.0', 30, 30, { at: new Date('2026-11-21T11:50:00.000Z') });
  expect(await judge()).toBe(false);
});

it('a bad live release is rolled back to the one before; a remote without one is switched off [D6.2]', async () => {
  await crowd('1.0.0', 30, 10);
  expect(await judge()).toBe(true);
  expect(await status()).toMatchObject({ live: '0.9.0', previous: null, state: 'enabled' });
  const other = await fixture.team(`first${number}-mfe`);
  team = other;
  await fixture.publish(other, built(other));
  await fixture.send(other.token, remotesCalls.promote, { name: other.name });
  await crowd('1.0.0', 30, 10, { from: 500 });
  expect(await judge()).toBe(true);
  expect(await status()).toMatchObject({
    ...{ state: 'disabled', live: '1.0.0' },
    message: 'It failed too often, so it was switched off automatically',
  });
  expect(await judge()).toBe(false);
});

it('a withdrawn release is no target of a rollback [D6.2]', async () => {
  await fixture.send(team.token, remotesCalls.withdraw, { name: team.name, version: '0.9.0', reason: 'broken' });
  await crowd('1.0.0', 30, 10);
  expect([await judge(), await status()]).toEqual([
    true,
    expect.objectContaining({ state: 'disabled', live: '1.0.0' }),
  ]);
});

it('a release that no longer fits is not the target of a rollback: the remote is switched off, and history and notification say why [D6.2]', async () => {
  const steersman = await fixture.api.signIn(1);
  await outdate('0.9.0');
  await crowd('1.0.0', 30, 10);
  expect([await judge(), await status()]).toEqual([
    true,
    expect.objectContaining({ state: 'disabled', live: '1.0.0', previous: '0.9.0' }),
  ]);
  const why =
    /It was switched off\. 0\.9\.0, which was live before, does not fit any more: GET category\/was-here: there is no such call any more$/;
  const event = await fixture.db
    .selectFrom('remoteEvents')
    .select(['reason', 'toReleaseId'])
    .where('remoteId', '=', team.id)
    .where('action', '=', 'auto_rollback')
    .executeTakeFirst();
  expect(event).toEqual({ reason: expect.stringMatching(why) as unknown, toReleaseId: null });
  const notices = await sql<{
    body: string;
  }>`select n.body from notifications n join sessions s on s.user_id = n.user_id where s.id = ${steersman.sessionId} and n.title like ${`${team.name}@%`}`.execute(
    fixture.db,
  );
  expect(notices.rows.map(({ body }) => body)).toEqual([expect.stringMatching(why)]);
});

it('a bad canary ends whether or not what is live would fit again [D6.2]', async () => {
  await canary();
  await outdate('1.0.0');
  await crowd('1.1.0', 25, 5);
  expect([await judge(), await status()]).toEqual([
    true,
    expect.objectContaining({ state: 'enabled', live: '1.0.0', canary: null }),
  ]);
});

it('a switch that a person made meanwhile wins [D6.2]', async () => {
  await canary();
  await crowd('1.1.0', 30, 30);
  await fixture.send(team.token, remotesCalls.promote, { name: team.name, version: '0.9.0' });
  expect([await judge(), (await status())?.live]).toEqual([false, '0.9.0']);
});
