import { remotesCalls } from '@lectern/contract/platform';
import { shellCalls } from '@lectern/contract/platform/shells';
import { sql } from 'kysely';
import type { TestClient } from '../../../testing/client';
import { noteServed } from '../delivery/shell-builds';
import { deploymentOf } from './deployment';
import { judgeRemote } from './health/judge-remote';
import { storeReports } from './health/store-reports';
import { keepAllFiles } from './keep-files';
import { built, fixture, team, withTeams } from './testing';

const given = { modules: {}, containers: ['webpack-federation 2.9', 'plain'] };
/** Two shells next to the one of this process, which is 1.0.0. */
const [first, second] = [
  { hash: 'first', version: '1.5.0', given },
  { hash: 'second', version: '2.0.0', given },
];

let operator: TestClient;
withTeams(async () => {
  operator = await fixture.api.signIn(1);
  await sql`delete from shell_builds`.execute(fixture.db);
  for (const shell of [first, second]) await noteServed(fixture.db, shell.hash, shell);
  await chooseAgain();
});

/** Publishes releases, each for shells of this range. */
const publish = async (...releases: readonly (readonly [version: string, shells: string])[]) => {
  const answers = [];
  for (const [version, shell] of releases)
    answers.push(await fixture.publish(team, built(team, version, { declared: { shell } })));
  return answers;
};
const promote = (version: string) => fixture.send(team.token, remotesCalls.promote, { name: team.name, version });
const rollback = () => fixture.send(team.token, remotesCalls.rollback, { name: team.name });
const canary = (version: string) =>
  fixture.send(team.token, remotesCalls.canary, { name: team.name, version, percent: 99, roles: [1] });
/** The release of the remote that a page of this shell is given. */
const servedTo = async (shell: string): Promise<string | undefined> => {
  const answer = await operator.fetch('/api/session', { headers: { 'shell-build': shell } });
  const { result } = (await answer.json()) as {
    result: { registry: { remotes: { name: string; version: string }[] } };
  };
  return result.registry.remotes.find(({ name }) => name === team.name)?.version;
};
const served = async () => [await servedTo('first'), await servedTo('second')];
const keptUntil = async (version: string) =>
  (
    await fixture.db
      .selectFrom('remoteReleases')
      .select('filesKeptUntil')
      .where('remoteId', '=', team.id)
      .where('semver', '=', version)
      .executeTakeFirstOrThrow()
  ).filesKeptUntil;
const forget = (hash: string) =>
  sql`update shell_builds set last_served_at = now() - interval '3 hours' where hash = ${hash}`.execute(fixture.db);
const chooseAgain = () => fixture.db.transaction().execute(keepAllFiles);

describe('pages of a shell [D4.3]', () => {
  it('get the newest live release that fits their shell, and those of an unknown shell the newest', async () => {
    await publish(['1.0.0', '^1.0.0'], ['1.1.0', '>=1.0.0 <3.0.0'], ['2.0.0', '^2.0.0'], ['1.2.0', '^1.0.0']);
    for (const version of ['1.0.0', '1.1.0']) await promote(version);
    expect(await served()).toEqual(['1.1.0', '1.1.0']);
    await promote('2.0.0');
    expect(await served()).toEqual(['1.1.0', '2.0.0']);
    await promote('1.2.0');
    expect(await served()).toEqual(['1.2.0', '2.0.0']);
    expect([await servedTo('unknown'), await servedTo('../no hash')]).toEqual(['1.2.0', '1.2.0']);
  });

  it('learn by the revision that another shell begins, and lose nothing when a switch takes place for it alone', async () => {
    await publish(['1.0.0', '^1.0.0'], ['2.0.0', '^2.0.0']);
    await promote('1.0.0');
    const revision = async () =>
      (await sql<{ revision: number }>`select revision from registry_state`.execute(fixture.db)).rows[0]?.revision;
    await promote('2.0.0');
    const before = await revision();
    await chooseAgain();
    expect(await revision()).toBe(before);
    await noteServed(fixture.db, 'third', { version: '1.9.0', given });
    await chooseAgain();
    expect([await revision(), await servedTo('third')]).toEqual([(before ?? 0) + 1, '1.0.0']);
  });

  it('go on with a canary’s earlier release where the canary does not fit their shell', async () => {
    await publish(['1.0.0', '>=1.0.0 <3.0.0'], ['2.0.0', '^2.0.0']);
    await promote('1.0.0');
    expect((await canary('2.0.0')).status).toBe(200);
    expect(await served()).toEqual(['1.0.0', '2.0.0']);
    await rollback();
    expect(await served()).toEqual(['1.0.0', '1.0.0']);
  });

  it('never get a release that was rolled back, is withdrawn, or whose files are gone', async () => {
    await publish(['1.0.0', '^1.0.0'], ['1.1.0', '^1.0.0'], ['1.2.0', '^1.0.0'], ['2.0.0', '^2.0.0']);
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await promote(version);
    await rollback();
    await promote('2.0.0');
    expect(await served()).toEqual(['1.1.0', '2.0.0']);
    expect(
      (await fixture.send(team.token, remotesCalls.withdraw, { name: team.name, version: '1.1.0', reason: 'broken' }))
        .status,
    ).toBe(200);
    expect(await served()).toEqual(['1.0.0', '2.0.0']);
    await sql`update remote_releases set files_kept_until = now() where remote_id = ${team.id} and semver = '1.0.0'`.execute(
      fixture.db,
    );
    await chooseAgain();
    expect(await served()).toEqual(['2.0.0', '2.0.0']);
  });

  it('keep the files of their releases while their shell is in use, or is the one before', async () => {
    await publish(['1.0.0', '^1.0.0'], ['2.0.0', '^2.0.0'], ['2.1.0', '^2.0.0']);
    for (const version of ['1.0.0', '2.0.0', '2.1.0']) await promote(version);
    expect([await keptUntil('1.0.0'), await served()]).toEqual([null, ['1.0.0', '2.1.0']]);
    await forget('first');
    await chooseAgain();
    expect(await servedTo('first')).toBe('1.0.0');
    await noteServed(fixture.db, 'between', { version: '2.0.1', given });
    await forget('between');
    await sql`update shell_builds set last_served_at = now() - interval '4 hours' where hash = 'first'`.execute(
      fixture.db,
    );
    await chooseAgain();
    expect([await servedTo('first'), await keptUntil('1.0.0')]).toEqual(['2.1.0', expect.any(String)]);
  });

  it('keep their shell in use by reading their session', async () => {
    await publish(['1.0.0', '^1.0.0'], ['2.0.0', '^2.0.0']);
    for (const version of ['1.0.0', '2.0.0']) await promote(version);
    await noteServed(fixture.db, 'open', { version: '1.6.0', given });
    for (const hash of ['open', 'first']) await forget(hash);
    await servedTo('open');
    for (let tried = 0; tried < 100; tried += 1) {
      const { rows } = await sql`select 1 from shell_builds where hash = 'open' and opened_at is not null`.execute(
        fixture.db,
      );
      if (rows.length > 0) break;
    }
    await chooseAgain();
    expect(await servedTo('open')).toBe('1.0.0');
  });
});

describe('a release for one shell alone [D4.3]', () => {
  it('is refused with the reasons of each shell where it fits none', async () => {
    const [answer] = await publish(['3.0.0', '^3.0.0']);
    expect(answer?.body).toMatchObject({
      error: expect.arrayContaining(
        [
          'the shell 1.0.0: it runs in shells ^3.0.0, and this one is 1.0.0',
          'the shell 1.5.0 (first): it runs in shells ^3.0.0, and this one is 1.5.0',
          'the shell 2.0.0 (second): it runs in shells ^3.0.0, and this one is 2.0.0',
        ].map((gate) => ({ property: 'release', constraints: { gate } })),
      ),
    });
  });

  it('is taken and may be live once the shell is announced, and takes nothing from pages of today', async () => {
    await publish(['1.0.0', '>=1.0.0 <3.0.0']);
    await promote('1.0.0');
    const shell = JSON.stringify({ version: '3.0.0', hash: 'third', given });
    const announced = await operator.send(shellCalls.announce, { shell });
    expect(announced.body).toMatchObject({
      result: { hash: 'third', version: '3.0.0', place: 'next', releases: expect.any(Array) },
    });
    const [answer] = await publish(['3.0.0', '>=3.0.0']);
    expect([answer?.status, (await promote('3.0.0')).status]).toEqual([200, 200]);
    expect([...(await served()), await servedTo('third')]).toEqual(['1.0.0', '1.0.0', '3.0.0']);
    const { body } = await operator.send(shellCalls.list, {});
    const mine = body.success
      ? body.result.map(({ hash, place, releases }) => ({
          ...{ hash, place },
          ...releases.find(({ remote }) => remote === team.name),
        }))
      : [];
    const runs = { remote: team.name, reason: null };
    expect(mine).toEqual([
      {
        ...{ hash: '', place: 'served', remote: team.name, version: '3.0.0', isStandIn: false },
        reason: 'It does not fit the console: it runs in shells >=3.0.0, and this one is 1.0.0',
      },
      { ...runs, hash: 'second', place: 'in use', version: '1.0.0', isStandIn: true },
      { ...runs, hash: 'first', place: 'in use', version: '1.0.0', isStandIn: true },
      { ...runs, hash: 'third', place: 'next', version: '3.0.0', isStandIn: false },
    ]);
    await noteServed(fixture.db, 'third', { version: '3.0.0', given });
    expect((await operator.send(shellCalls.announce, { shell })).status).toBe(409);
    expect((await operator.send(shellCalls.withdraw, {})).status).toBe(404);
  });

  it('is judged for each shell before it is published', async () => {
    const { body } = await fixture.send(team.token, remotesCalls.canDeploy, {
      release: built(team, '2.0.0', { declared: { shell: '^2.0.0' } }).text,
    });
    expect(body).toMatchObject({
      result: {
        channels: [
          { channel: 'live', compatible: true },
          { channel: 'next', compatible: true },
        ],
        shells: [
          { version: '1.0.0', place: 'served', reasons: ['it runs in shells ^2.0.0, and this one is 1.0.0'] },
          { version: '2.0.0', place: 'in use', reasons: [] },
          { version: '1.5.0', place: 'in use', reasons: ['it runs in shells ^2.0.0, and this one is 1.5.0'] },
        ],
      },
    });
  });

  it('goes by a rollback to the nearest one before it that fits a shell in use', async () => {
    await noteServed(fixture.db, 'old', { version: '0.9.0', given });
    await publish(['1.0.0', '^1.0.0'], ['0.9.0', '^0.9.0'], ['2.0.0', '^2.0.0']);
    for (const version of ['1.0.0', '0.9.0', '2.0.0']) await promote(version);
    await sql`delete from shell_builds where hash = 'old'`.execute(fixture.db);
    expect((await rollback()).body).toMatchObject({ result: { version: '1.0.0', before: '2.0.0' } });
    expect(await served()).toEqual(['1.0.0', '1.0.0']);
  });
});

it('a stand-in that fails too often is taken from its pages alone [D4.3]', async () => {
  await publish(['0.9.0', '^1.0.0'], ['1.0.0', '^1.0.0'], ['2.0.0', '^2.0.0']);
  for (const version of ['0.9.0', '1.0.0', '2.0.0']) await promote(version);
  const now = new Date();
  for (let person = 1; person <= 20; person += 1)
    await storeReports(
      fixture.db,
      [
        {
          ...{ remote: team.name, version: '1.0.0', loads: 1, loadFailures: 0, renderErrors: person <= 5 ? 1 : 0 },
          ...{ handlerErrors: 0, promiseErrors: 0, longTasks: 0, loadMsSum: 40, loadMsMax: 40 },
        },
      ],
      [{ name: team.name, version: '1.0.0' }],
      { userId: 1000 + person, sessionId: 1000 + person },
      now,
    );
  const deployment = deploymentOf(fixture.api.services);
  expect(await fixture.db.transaction().execute((db) => judgeRemote(db, deployment, team.id, now))).toBe(true);
  expect(await served()).toEqual(['0.9.0', '2.0.0']);
  const { reason } = await fixture.db
    .selectFrom('remoteEvents')
    .select('reason')
    .where('remoteId', '=', team.id)
    .where('action', '=', 'auto_rollback')
    .executeTakeFirstOrThrow();
  expect(reason).toMatch(/^1\.0\.0 was rolled back .*Only pages of shells that 2\.0\.0 does not fit had it$/);
});

it('reports count for the release that pages of the reporter’s shell are given [D4.3]', async () => {
  await publish(['1.0.0', '^1.0.0'], ['2.0.0', '^2.0.0']);
  for (const version of ['1.0.0', '2.0.0']) await promote(version);
  const report = {
    ...{ remote: team.name, version: '1.0.0', loads: 1, loadFailures: 0, renderErrors: 0 },
    ...{ handlerErrors: 0, promiseErrors: 0, longTasks: 0, loadMsSum: 40, loadMsMax: 40 },
  };
  for (const shell of ['second', 'first'])
    await operator.send(remotesCalls.health, { reports: [report] }, { headers: { 'shell-build': shell } });
  const { rows } = await sql`
    select sum(h.loads)::int as loads from remote_health h join remote_releases l on l.id = h.release_id where l.remote_id = ${team.id}`.execute(
    fixture.db,
  );
  expect(rows).toEqual([{ loads: 1 }]);
});
