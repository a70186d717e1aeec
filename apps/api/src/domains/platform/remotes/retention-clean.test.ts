import { remotesCalls } from '@lectern/contract/platform';
import { overviewCalls } from '@lectern/contract/platform/remotes-overview';
import { sql } from 'kysely';
import { noteServed } from '../delivery/shell-builds';
import { deliveryFixture, type DeliveryFixture } from '../delivery/testing';
import { enqueue } from '../../../server/jobs/queue';
import { testWorker } from '../../../server/jobs/testing';
import { built, type Team } from './testing';
import { retentionClean } from './retention-clean';

let fixture: DeliveryFixture;
let team: Team;
let number = 0;
beforeAll(async () => void (fixture = await deliveryFixture()));
afterAll(() => fixture.close());
beforeEach(async () => {
  team = await fixture.team(`old${(number += 1)}-mfe`);
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    await fixture.publish(team, built(team, version));
    await fixture.send(team.token, remotesCalls.promote, { name: team.name });
  }
});

const clean = async (report?: (error: unknown) => void): Promise<void> => {
  await enqueue(fixture.db, {
    kind: 'clock',
    name: 'retention.clean',
    title: 'x',
    payload: {},
    dedupeKey: 'retention.clean',
  });
  await testWorker(fixture.api, [retentionClean], report).drain();
  expect(
    (
      await sql<{
        state: string;
      }>`select state from jobs where name = 'retention.clean' order by id desc limit 1`.execute(fixture.db)
    ).rows,
  ).toEqual([{ state: 'done' }]);
};
const endTime = (version = '1.0.0') =>
  sql`update remote_releases set files_kept_until = now() - interval '1 minute' where remote_id = ${team.id} and semver = ${version}`.execute(
    fixture.db,
  );
const objects = async (under: string): Promise<string[]> => {
  const found: string[] = [];
  for await (const path of fixture.api.services.store.list(under)) found.push(path);
  return found;
};
const folder = (version: string): string => `remotes/${team.name}/${version}/`;
const statusOf = async (path: string): Promise<number> => (await fixture.get(path)).status;
const roomOf = async (version: string) => {
  const { body } = await (await fixture.api.signIn(1)).send(overviewCalls.release, { name: team.name, version });
  if (!body.success) throw new Error(body.message);
  return body.result;
};

it('when its time is over a release loses its files, their encoded copies and the uploads of them alone; the signed text stays [D5.2]', async () => {
  const long = { files: { 'screen.2.js': `/* ${'a long screen '.repeat(200)} */` } };
  await fixture.publish(team, built(team, '2.0.0', long));
  await fixture.publish(team, built(team, '2.1.0'));
  const path = `/${folder('2.0.0')}screen.2.js`;
  expect((await fixture.get(path, { headers: { 'accept-encoding': 'br' } })).headers.get('content-encoding')).toBe(
    'br',
  );
  const [before, uploads] = [(await objects('compressed/')).length, (await objects('blobs/')).length];
  await endTime('2.0.0');
  await clean();
  expect(await objects(folder('2.0.0'))).toEqual([]);
  expect(await objects(folder('1.0.0'))).toHaveLength(6);
  // Its entry and its screen are nobody else's; module and style are those of the others.
  expect([(await objects('compressed/')).length, (await objects('blobs/')).length]).toEqual([before - 1, uploads - 2]);
  const answer = await fixture.get(path);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(await roomOf('2.0.0')).toMatchObject({
    files: 0,
    signature: { valid: true },
    reasons: { state: [expect.stringContaining('publish it again')] },
  });
  expect(
    (
      await sql`select 1 from audit_log where action = 'remote.filesGone' and entity_label = ${`${team.name}@2.0.0`}`.execute(
        fixture.db,
      )
    ).rows,
  ).toHaveLength(1);
});

it('a release on a channel keeps its files, whatever end is noted; one kept longer does, too [D5.2]', async () => {
  await endTime('1.1.0');
  await endTime('1.2.0');
  await clean();
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    expect(await statusOf(`/${folder(version)}remoteEntry.js`)).toBe(200);
});

it('cut off half-way, it is reported, the others go, and the next time all of it is done [D5.2]', async () => {
  await fixture.publish(team, built(team, '2.0.0'));
  await fixture.publish(team, built(team, '2.1.0'));
  await fixture.publish(team, built(team, '2.2.0'));
  await endTime('2.0.0');
  await endTime('2.1.0');
  const { store } = fixture.api.services;
  const { remove } = store;
  let left = 2;
  store.remove = (path) =>
    path.startsWith(folder('2.0.0')) && (left -= 1) < 0 ? Promise.reject(new Error('the store is away')) : remove(path);
  const errors: unknown[] = [];
  await clean((error) => void errors.push(error)).finally(() => (store.remove = remove));
  expect(errors).toEqual([new Error('the store is away')]);
  expect([(await objects(folder('2.0.0'))).length, (await objects(folder('2.1.0'))).length]).toEqual([4, 0]);
  expect((await roomOf('2.0.0')).files).toBe(4);
  await clean();
  expect([await objects(folder('2.0.0')), (await roomOf('2.0.0')).files]).toEqual([[], 0]);
});

it('a locked release is skipped [D5.2]', async () => {
  await endTime('1.0.0');
  await fixture.db.transaction().execute(async (transaction) => {
    await sql`select 1 from remote_releases where remote_id = ${team.id} and semver = '1.0.0' for update`.execute(
      transaction,
    );
    await clean();
  });
  expect(await objects(folder('1.0.0'))).toHaveLength(6);
});

it('published again, with the same content, it has its files back and may become live [D5.2]', async () => {
  await endTime('1.0.0');
  await clean();
  const release = built(team, '1.0.0');
  expect((await fixture.send(team.token, remotesCalls.promote, { name: team.name, version: '1.0.0' })).status).toBe(
    409,
  );
  expect((await fixture.publish(team, release)).body).toMatchObject({ result: { published: true, already: false } });
  expect(await statusOf(`/${folder('1.0.0')}screen.2.js`)).toBe(200);
  expect(await (await fixture.get(`/${folder('1.0.0')}release.json`)).text()).toBe(release.text);
  expect((await fixture.send(team.token, remotesCalls.promote, { name: team.name, version: '1.0.0' })).status).toBe(
    200,
  );
  expect(await roomOf('1.0.0')).toMatchObject({ files: 4, filesKeptUntil: null });
  expect((await fixture.publish(team, built(team, '1.0.0', { files: { 'screen.2.js': 'another' } }))).status).toBe(409);
});

it('a build of the shell goes 14 days after a process last said that it serves it; builds that two processes serve stay, and one that nobody noted begins its time [D5.2]', async () => {
  const { store } = fixture.api.services;
  for (const hash of ['older', 'stranger', 'other']) await store.write(`shell/${hash}/main.js`, Buffer.from(hash));
  await noteServed(fixture.db, 'older');
  await noteServed(fixture.db, 'other');
  await sql`update shell_builds set last_served_at = now() - interval '15 days'`.execute(fixture.db);
  // Two processes go on to say so.
  for (const hash of ['abcd', 'other']) await noteServed(fixture.db, hash);
  await clean();
  expect([
    await statusOf('/shell/older/main.js'),
    await statusOf('/shell/stranger/main.js'),
    await statusOf('/shell/other/main.js'),
    await statusOf('/shell/abcd/main.1.js'),
  ]).toEqual([404, 200, 200, 200]);
  expect(
    (await fixture.db.selectFrom('shellBuilds').select('hash').orderBy('hash').execute()).map(({ hash }) => hash),
  ).toEqual(['abcd', 'other', 'stranger']);
});

it('a build whose files the store does not give up is reported, and the others go [D5.2]', async () => {
  const { store } = fixture.api.services;
  const { remove } = store;
  for (const hash of ['older', 'oldest']) {
    await store.write(`shell/${hash}/main.js`, Buffer.from(hash));
    await noteServed(fixture.db, hash);
  }
  await sql`update shell_builds set last_served_at = now() - interval '15 days' where hash in ('older', 'oldest')`.execute(
    fixture.db,
  );
  store.remove = (path) =>
    path.startsWith('shell/older/') ? Promise.reject(new Error('the store is away')) : remove(path);
  const errors: unknown[] = [];
  await clean((error) => void errors.push(error)).finally(() => (store.remove = remove));
  expect(errors).toEqual([new Error('the store is away')]);
  expect([await statusOf('/shell/older/main.js'), await statusOf('/shell/oldest/main.js')]).toEqual([200, 404]);
  await clean();
  expect(await statusOf('/shell/older/main.js')).toBe(404);
});

it('the build that the console serves stays, however long machine and clock slept [D5.2]', async () => {
  await sql`update shell_builds set last_served_at = now() - interval '15 days' where hash = 'abcd'`.execute(
    fixture.db,
  );
  await clean();
  expect(await statusOf('/shell/abcd/main.1.js')).toBe(200);
});
