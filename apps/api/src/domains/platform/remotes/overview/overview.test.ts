import { contract } from '@lectern/contract/all';
import { remotesCalls } from '@lectern/contract/platform';
import { overviewCalls, type ReleaseOverview, type RemoteOverview } from '@lectern/contract/platform/remotes-overview';
import { compiledOf } from '@lectern/remote-kit/compiled';
import { sql } from 'kysely';
import type { TestClient } from '../../../../testing';
import { deploymentOf } from '../deployment';
import { judgeRemote } from '../health/judge-remote';
import { storeReports } from '../health/store-reports';
import { built, remoteFixture, type RemoteFixture, type Team } from '../testing';

let fixture: RemoteFixture;
let operator: TestClient;
let team: Team;
let number = 0;
beforeAll(async () => {
  fixture = await remoteFixture();
  operator = await fixture.api.signIn(1);
});
afterAll(() => fixture.close());
beforeEach(async () => {
  team = await fixture.team(`remote${(number += 1)}-mfe`);
  for (const version of ['0.9.0', '1.0.0']) {
    await fixture.publish(team, built(team, version));
    await fixture.send(team.token, remotesCalls.promote, { name: team.name });
  }
  await fixture.publish(team, built(team, '1.1.0'));
});

const resultOf = <T>({
  body,
}: {
  readonly body: { readonly success: true; readonly result: T } | { readonly success: false; readonly message: string };
}): T => {
  if (!body.success) throw new Error(body.message);
  return body.result;
};
const remote = async (): Promise<RemoteOverview> => {
  const found = resultOf(await operator.send(overviewCalls.remotes, {})).find(({ name }) => name === team.name);
  if (!found) throw new Error(`${team.name} is not in the room`);
  return found;
};
const release = async (version: string, name: string = team.name): Promise<ReleaseOverview> =>
  resultOf(await operator.send(overviewCalls.release, { name, version }));
const events = async (page: { before?: number; limit?: number } = {}) =>
  resultOf(await operator.send(overviewCalls.events, page));
/** So many people load a release once; some of them meet an error. */
const crowd = async (version: string, people: number, bad: number, cohort: 'main' | 'canary'): Promise<void> => {
  for (let each = 0; each < people; each += 1) {
    const counted = {
      loads: 1,
      loadFailures: 0,
      renderErrors: each < bad ? 1 : 0,
      handlerErrors: 0,
      promiseErrors: 0,
      longTasks: 0,
      loadMsSum: 100 + each,
      loadMsMax: 100 + each,
    };
    const summary = each < bad ? { lastError: 'TypeError: no', lastReference: 'web-ABCD-EFGH' } : {};
    await storeReports(
      fixture.db,
      [{ remote: team.name, version, ...counted, ...summary }],
      [{ name: team.name, version, cohort }],
      { userId: 1000 + each, sessionId: 1000 + each },
      new Date(),
    );
  }
};

it('every remote is listed with its live, previous and next release, and its canary with the names of its roles [D10.2]', async () => {
  await fixture.send(team.token, remotesCalls.canary, { name: team.name, percent: 10, roles: [2] });
  expect(await remote()).toMatchObject({
    team: 'a team',
    state: 'enabled',
    refused: null,
    live: '1.0.0',
    previous: '0.9.0',
    next: '1.1.0',
    errorLimit: 0.02,
    minLoads: 20,
    takenBack: null,
    canary: { version: '1.1.0', percent: 10, roles: [{ id: 2, name: 'Admin' }] },
  });
});

it('the health of 24 hours is given for everybody and for the canary, hour by hour [D10.2]', async () => {
  await fixture.send(team.token, remotesCalls.canary, { name: team.name, percent: 10 });
  await crowd('1.0.0', 4, 0, 'main');
  await crowd('1.1.0', 2, 1, 'canary');
  const { health, now } = await remote();
  expect(health.main).toMatchObject({ loads: 4, errors: 0, loadMsAverage: 102, loadMsMax: 103 });
  expect(health.canary).toMatchObject({ loads: 2, errors: 1, loadMsMax: 101 });
  expect(health.canary.points.reduce((sum, { errors }) => sum + errors, 0)).toBe(1);
  expect(now).toEqual({ live: { loads: 4, errors: 0, people: 4 }, canary: { loads: 2, errors: 1, people: 2 } });
  expect(await release('1.1.0')).toMatchObject({ people: 2, loads: 2 });
});

it('a remote without reports has no times and no points [D10.2]', async () => {
  expect((await remote()).health.main).toEqual({
    loads: 0,
    errors: 0,
    loadMsAverage: null,
    loadMsMax: null,
    points: [],
  });
});

it('an automatic rollback is shown with its figures and its last error, until somebody switches [D10.2]', async () => {
  await fixture.send(team.token, remotesCalls.canary, { name: team.name, percent: 10 });
  await crowd('1.1.0', 25, 5, 'canary');
  await fixture.db
    .transaction()
    .execute((db) => judgeRemote(db, deploymentOf(fixture.api.services), team.id, new Date()));
  expect((await remote()).takenBack).toMatchObject({
    action: 'auto_rollback',
    from: '1.1.0',
    to: '1.0.0',
    byUser: null,
    byKey: null,
    failed: {
      loads: 25,
      errors: 5,
      people: 25,
      limit: 0.02,
      percent: 10,
      error: 'TypeError: no',
      reference: 'web-ABCD-EFGH',
    },
  });
  await fixture.send(team.token, remotesCalls.promote, { name: team.name, version: '1.1.0' });
  expect((await remote()).takenBack).toBeNull();
});

it('a live release that does not fit the shell is blocked, in the overview and in the status', async () => {
  const { host } = fixture.api.services;
  const spied = jest
    .spyOn(fixture.api.services, 'host')
    .mockReturnValue({ ...host(), given: { modules: {}, containers: ['webpack-federation 3.0'] } });
  const why =
    'It does not fit the console: its container is webpack-federation 2.9, and this shell takes webpack-federation 3.0';
  expect((await remote()).refused).toBe(why);
  const statuses = resultOf(await operator.send(remotesCalls.status, {}));
  expect(statuses.find(({ name }) => name === team.name)?.refused).toBe(why);
  spied.mockRestore();
  expect((await remote()).refused).toBeNull();
});

it('what is live and may not run says why [D10.2]', async () => {
  await sql`update remote_keys set revoked_at = now(), revoked_reason = 'lost' where remote_id = ${team.id} and kind = 'signing'`.execute(
    fixture.db,
  );
  expect((await remote()).refused).toBe('The key that signed 1.0.0 was revoked');
  expect(await release('1.1.0')).toMatchObject({
    signature: { valid: true, label: 'test', revoked: true },
    reasons: { state: ['The key that signed 1.1.0 was revoked'], contract: [] },
  });
});

it('a remote lists its releases, the newest first, and the roles that a canary can be given to [D10.2]', async () => {
  const { releases, roles } = resultOf(await operator.send(overviewCalls.remote, { name: team.name }));
  expect(releases.map(({ version, state }) => [version, state])).toEqual([
    ['1.1.0', 'ready'],
    ['1.0.0', 'ready'],
    ['0.9.0', 'ready'],
  ]);
  expect(roles).toContainEqual({ id: 3, name: 'Sub-admin' });
});

it('a release says who published it, what it declares and how large it is [D10.2]', async () => {
  expect(await release('1.1.0')).toMatchObject({
    state: 'ready',
    publishedBy: null,
    publishedKey: 'test',
    files: 4,
    shellRange: '^1.0.0',
    sharedModules: 0,
    declared: {
      basePaths: [`/${team.name.replace('-mfe', '')}`],
      routes: [{ path: `/${team.name.replace('-mfe', '')}/list`, title: 'Screen' }],
      rights: ['categoryList'],
    },
    reasons: { state: [], contract: [], shared: [], other: [] },
  });
});

it('a release names those it was judged with at publish, also once another is live [D10.2]', async () => {
  const other = await fixture.team(`other${number}-mfe`);
  await fixture.publish(other, built(other, '3.0.0'));
  await fixture.send(other.token, remotesCalls.promote, { name: other.name });
  const { list } = contract.category;
  await fixture.publish(
    team,
    built(team, '1.2.0', { files: { 'contract.json': JSON.stringify(compiledOf([list], [])) } }),
  );
  const { atPublish } = await release('1.2.0');
  expect(atPublish).toMatchObject({ shell: '1.0.0', contract: true });
  expect(atPublish?.beside).toContainEqual({ name: other.name, version: '3.0.0' });
  expect(atPublish?.beside.map(({ name }) => name)).not.toContain(team.name);
  const before = (await release('1.1.0')).atPublish;
  expect([before?.contract, before?.beside.some(({ name }) => name === other.name)]).toEqual([false, false]);
});

it('a release from before this was stored has no such list [D10.2]', async () => {
  await sql`update remote_releases set gate_report = '[]' where remote_id = ${team.id}`.execute(fixture.db);
  expect((await release('1.1.0')).atPublish).toBeNull();
});

it('errors of a release are counted by their kind, with the last error and its reference [D10.2]', async () => {
  expect(await release('1.1.0')).toMatchObject({
    faults: { load: 0, render: 0, handler: 0, promise: 0 },
    lastError: null,
    lastReference: null,
  });
  await crowd('1.1.0', 4, 2, 'canary');
  expect(await release('1.1.0')).toMatchObject({
    faults: { load: 0, render: 2, handler: 0, promise: 0 },
    lastError: 'TypeError: no',
    lastReference: 'web-ABCD-EFGH',
  });
});

it('a release that collides with what has come live since says so under its gate [D10.2]', async () => {
  const path = `/shared${number}`;
  const routes = [
    { path: `${path}/list`, title: 'Screen', layout: 'full', access: ['categoryList'], expose: 'screen' },
  ] as const;
  const [first, second] = [
    await fixture.team(`first${number}-mfe`, path),
    await fixture.team(`second${number}-mfe`, path),
  ];
  for (const each of [first, second])
    await fixture.publish(each, built(each, '1.0.0', { declared: { basePaths: [path], routes } }));
  await fixture.send(first.token, remotesCalls.promote, { name: first.name });
  expect((await release('1.0.0', second.name)).reasons).toEqual({
    state: [],
    contract: [`the route ${path}/list belongs to ${first.name}@1.0.0`],
    shared: [],
    other: [],
  });
});

it('events of all remotes stand with who did them, the newest first, page by page [D10.2]', async () => {
  const before = (await events({ limit: 1 })).items[0]?.id ?? 0;
  await operator.send(remotesCalls.canary, { name: team.name, percent: 10, roles: [3], reason: 'first try' });
  await fixture.send(team.token, remotesCalls.rollback, { name: team.name });
  const { items, hasMore } = await events({ limit: 2 });
  expect(items).toEqual([
    expect.objectContaining({
      remote: team.name,
      action: 'rollback',
      from: '1.1.0',
      to: '1.0.0',
      byUser: null,
      byKey: 'test',
    }),
    expect.objectContaining({
      action: 'canary',
      to: '1.1.0',
      percent: 10,
      roles: ['Sub-admin'],
      reason: 'first try',
      byUser: expect.any(String) as unknown,
      byKey: null,
    }),
  ]);
  expect(hasMore).toBe(true);
  expect((await events({ limit: 1, before: items[1]?.id })).items[0]?.id).toBe(before);
});
