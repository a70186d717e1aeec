import { remotesCalls } from '@lectern/contract/platform';
import { remoteKeyCalls } from '@lectern/contract/platform/remote-keys';
import { newSigningKey } from '@lectern/remote-kit/signature';
import type { TestClient } from '../../../../testing';
import { somebodyWaits } from '../../../../testing/lock-wait';
import { deploymentOf } from '../deployment';
import { publish as publishIn } from '../publish';
import { lockFiles } from '../read-signed';
import { built, remoteFixture, type RemoteFixture } from '../testing';

type TestDb = RemoteFixture['db'];
let fixture: RemoteFixture;
let owner: TestClient;
beforeAll(async () => {
  fixture = await remoteFixture();
  owner = await fixture.api.signIn(1);
});
afterAll(() => fixture.close());

const register = (name: string, ...basePaths: string[]) =>
  owner.send(remoteKeyCalls.register, { name, title: 'Paint', team: 'Painters', basePaths });

it('a remote is registered, given its keys, and its first release goes live, by calls alone', async () => {
  expect((await register('paint-mfe', '/paint', '/paint')).body).toMatchObject({
    result: { name: 'paint-mfe', title: 'Paint', team: 'Painters', basePaths: ['/paint'] },
  });
  const key = await newSigningKey();
  await owner.send(remoteKeyCalls.add, {
    name: 'paint-mfe',
    kind: 'signing',
    label: 'the team',
    publicKey: key.publicKey,
  });
  const { body } = await owner.send(remoteKeyCalls.add, { name: 'paint-mfe', kind: 'deploy', label: 'pipeline' });
  const team = {
    id: 0,
    name: 'paint-mfe',
    privateKey: key.privateKey,
    token: (body.success && body.result.token) || '',
  } as const;
  expect((await fixture.publish(team, built(team))).body).toMatchObject({ result: { published: true } });
  expect((await fixture.send(team.token, remotesCalls.promote, { name: 'paint-mfe' })).body).toMatchObject({
    result: { version: '1.0.0' },
  });
});

it('every conflict is reported at once: the name, and each path with its owner', async () => {
  await register('other-mfe', '/second');
  const first = await fixture.team('first-mfe');
  await fixture.publish(first, built(first));
  const { status, body } = await register('first-mfe', '/second', '/third', '/shell/x');
  expect([status, body]).toMatchObject([
    409,
    {
      error: [
        { property: 'name', constraints: { taken: 'Name is already in use' } },
        { property: 'basePaths', constraints: { taken: 'The base path /shell/x belongs to the console' } },
        { property: 'basePaths', constraints: { taken: 'The base path /second belongs to other-mfe' } },
      ],
    },
  ]);
});

it('registered again, one of which nothing is published is corrected; one that has releases keeps its paths and gets more', async () => {
  await register('slip-mfe', '/slpi');
  expect((await register('slip-mfe', '/slip')).body).toMatchObject({ result: { basePaths: ['/slip'] } });
  expect((await register('slpi-mfe', '/slpi')).status).toBe(200);
  const team = await fixture.team('grown-mfe');
  await fixture.publish(team, built(team));
  expect((await register('grown-mfe', '/grown', '/grown-too')).status).toBe(200);
  expect((await register('grown-mfe', '/grown-too')).status).toBe(409);
  const audit = await fixture.db
    .selectFrom('auditLog')
    .select('changes')
    .where('action', '=', 'remote.register')
    .where('entityId', '=', 'grown-mfe')
    .execute();
  expect(audit).toEqual([
    {
      changes: {
        title: ['grown-mfe', 'Paint'],
        team: ['a team', 'Painters'],
        basePaths: [['/grown'], ['/grown', '/grown-too']],
      },
    },
  ]);
});

it('a path below another one’s is its own: the longer of two answers', async () => {
  await register('wide-mfe', '/wide');
  expect((await register('narrow-mfe', '/wide/narrow')).status).toBe(200);
});

it('of two that want one path at the same moment one is refused', async () => {
  const statuses = (await Promise.all([register('left-mfe', '/middle'), register('right-mfe', '/middle')])).map(
    ({ status }) => status,
  );
  expect(statuses.sort()).toEqual([200, 409]);
});

it('a correction of its paths and its first publish wait for each other: nothing is published for paths that are no longer its own', async () => {
  const team = await fixture.team('early-mfe');
  const release = built(team);
  for (const bytes of Object.values(release.files)) await fixture.upload(team, Buffer.from(bytes));
  const publish = () => fixture.publish(team, release);
  /** The call that comes behind the one whose place is held; then that one is done. */
  const behind = async <Later>(
    lock: (db: TestDb) => Promise<unknown>,
    later: () => Promise<Later>,
    first: (db: TestDb) => Promise<unknown>,
  ): Promise<Later> => {
    const { waiting } = await fixture.db.transaction().execute(async (transaction) => {
      await lock(transaction);
      const begun = later();
      await somebodyWaits(fixture.db);
      await first(transaction);
      return { waiting: begun };
    });
    return waiting;
  };
  const correct = (db: TestDb) =>
    db
      .updateTable('remotes')
      .set({ basePaths: ['/earlier'] })
      .where('id', '=', team.id)
      .execute();
  const refused = await behind((db) => lockFiles(db, team.id), publish, correct);
  expect([refused.status, refused.body]).toEqual([
    400,
    expect.objectContaining({ message: 'early-mfe was not registered for the base path /early' }),
  ]);

  await register('early-mfe', '/early');
  const signed = { release: release.text, signature: await fixture.sign(team, release.text) };
  const late = await behind(
    (db) => lockFiles(db, team.id),
    () => register('early-mfe', '/earlier'),
    (db) => publishIn(db, deploymentOf(fixture.api.services), signed, {}),
  );
  expect([late.status, late.body]).toMatchObject([409, { error: [{ property: 'name' }] }]);
});

it('is noted in the audit log and in the history', async () => {
  await register('noted-mfe', '/noted');
  const audit = await fixture.db
    .selectFrom('auditLog')
    .select('changes')
    .where('action', '=', 'remote.register')
    .where('entityId', '=', 'noted-mfe')
    .execute();
  const events = await fixture.db
    .selectFrom('remoteEvents as e')
    .innerJoin('remotes as r', 'r.id', 'e.remoteId')
    .select('e.action')
    .where('r.name', '=', 'noted-mfe')
    .execute();
  expect([audit, events]).toEqual([[{ changes: { basePaths: [null, ['/noted']] } }], [{ action: 'register' }]]);
});
