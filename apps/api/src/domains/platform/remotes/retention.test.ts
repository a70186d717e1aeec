import { remotesCalls } from '@lectern/contract/platform';
import { overviewCalls } from '@lectern/contract/platform/remotes-overview';
import { sql } from 'kysely';
import { built, remoteFixture, type RemoteFixture, type Team } from './testing';

let fixture: RemoteFixture;
let team: Team;
let number = 0;
beforeAll(async () => void (fixture = await remoteFixture()));
afterAll(() => fixture.close());
beforeEach(async () => void (team = await fixture.team(`kept${(number += 1)}-mfe`)));

const publish = async (...versions: string[]): Promise<void> => {
  for (const version of versions) await fixture.publish(team, built(team, version));
};
const promote = (version?: string) => fixture.send(team.token, remotesCalls.promote, { name: team.name, version });
const canary = (version?: string) =>
  fixture.send(team.token, remotesCalls.canary, { name: team.name, version, percent: 10, roles: [] });
const rollback = () => fixture.send(team.token, remotesCalls.rollback, { name: team.name });
/** Version → days that its files are kept from now on; null for no end. */
const days = async (): Promise<Record<string, number | null>> => {
  const { rows } = await sql<{ version: string; days: number | null }>`
    select semver as version, round(extract(epoch from files_kept_until - now()) / 86400)::int as days from remote_releases where remote_id = ${team.id} order by id`.execute(
    fixture.db,
  );
  return Object.fromEntries(rows.map((row) => [row.version, row.days]));
};
const endsIn = (version: string, time: string) =>
  sql`update remote_releases set files_kept_until = now() + ${time}::interval where remote_id = ${team.id} and semver = ${version}`.execute(
    fixture.db,
  );

it('files are kept without end on every channel, for 14 days from when a release is pushed off the last one, and without end once it is back [D5.2]', async () => {
  await publish('1.0.0', '1.1.0');
  expect(await days()).toEqual({ '1.0.0': 14, '1.1.0': null });
  await promote('1.0.0');
  expect(await days()).toEqual({ '1.0.0': null, '1.1.0': null });
  await canary('1.1.0');
  await publish('1.2.0');
  expect(await days()).toEqual({ '1.0.0': null, '1.1.0': null, '1.2.0': null });
  await rollback();
  expect(await days()).toEqual({ '1.0.0': null, '1.1.0': 14, '1.2.0': null });
  await promote();
  await publish('1.3.0');
  await promote();
  expect(await days()).toEqual({ '1.0.0': 14, '1.1.0': 14, '1.2.0': null, '1.3.0': null });
});

it('the time that is left goes on; a withdrawal begins it for the earlier live release [D5.2]', async () => {
  await publish('1.0.0');
  await promote();
  await publish('1.1.0');
  await promote();
  await fixture.send(team.token, remotesCalls.withdraw, { name: team.name, version: '1.0.0', reason: 'broken' });
  expect(await days()).toEqual({ '1.0.0': 14, '1.1.0': null });
  await endsIn('1.0.0', '3 days');
  await publish('1.2.0');
  expect(await days()).toMatchObject({ '1.0.0': 3 });
});

it('a canary whose key is revoked begins its time [D5.2]', async () => {
  await publish('1.0.0');
  await promote();
  await publish('1.1.0');
  await canary();
  await sql`update remote_channels set release_id = (select id from remote_releases where remote_id = ${team.id} and semver = '1.0.0') where remote_id = ${team.id} and channel = 'next'`.execute(
    fixture.db,
  );
  const admin = await fixture.api.signIn(1);
  const { remoteKeyCalls } = await import('@lectern/contract/platform/remote-keys');
  const { id } = await fixture.db
    .selectFrom('remoteKeys')
    .select('id')
    .where('remoteId', '=', team.id)
    .where('kind', '=', 'signing')
    .executeTakeFirstOrThrow();
  expect((await admin.send(remoteKeyCalls.revoke, { id, reason: 'was stolen', stopLive: true })).status).toBe(200);
  expect(await days()).toEqual({ '1.0.0': null, '1.1.0': 14 });
});

it('a release whose files go within the hour becomes neither live nor a canary nor the target of a rollback, with the reason; one that has longer does [D5.2]', async () => {
  await publish('1.0.0', '1.1.0');
  await promote();
  await endsIn('1.0.0', '59 minutes');
  const reason =
    /^The files of 1\.0\.0 are kept until \d{4}-\d\d-\d\d \d\d:\d\d UTC: publish it again to have them back$/;
  for (const answer of [await promote('1.0.0'), await canary('1.0.0')])
    expect([answer.status, answer.body]).toEqual([
      409,
      expect.objectContaining({ message: expect.stringMatching(reason) as string }),
    ]);
  const room = await (await fixture.api.signIn(1)).send(overviewCalls.release, { name: team.name, version: '1.0.0' });
  expect(room.body).toMatchObject({ result: { reasons: { state: [expect.stringMatching(reason)] } } });

  await endsIn('1.0.0', '61 minutes');
  expect((await promote('1.0.0')).status).toBe(200);
  expect(await days()).toEqual({ '1.0.0': null, '1.1.0': null });
});

it('publish counts on no file of a release that is about to go [D5.2]', async () => {
  await publish('1.0.0');
  await promote();
  await publish('1.1.0');
  const blobs: string[] = [];
  for await (const path of fixture.api.services.store.list('blobs/')) blobs.push(path);
  for (const path of blobs) await fixture.api.services.store.remove(path);
  const { text } = built(team, '1.2.0');
  const ask = async () =>
    fixture.send(team.token, remotesCalls.publish, { release: text, signature: await fixture.sign(team, text) });
  expect((await ask()).body).toMatchObject({ result: { missing: { length: 1 } } });
  await sql`update remote_releases set files_kept_until = now() + interval '30 minutes' where remote_id = ${team.id}`.execute(
    fixture.db,
  );
  expect((await ask()).body).toMatchObject({ result: { missing: { length: 4 } } });
});
