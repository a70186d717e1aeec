import { remotesCalls } from '@lectern/contract/platform';
import { sql } from 'kysely';
import { bucketOf } from '../../../server/delivery/cohort';
import type { PersonalRegistry } from './registry';
import { built, fixture, team, withTeams, type RemoteFixture } from './testing';

type Client = Awaited<ReturnType<RemoteFixture['api']['signIn']>>;
withTeams(async () => {
  await fixture.publish(team, built(team, '1.0.0'));
  await fixture.send(team.token, remotesCalls.promote, { name: team.name });
  await fixture.publish(team, built(team, '1.1.0'));
});

const canary = (
  percent: number,
  more: { roles?: number[]; version?: string; expected?: string; reason?: string } = {},
) => fixture.send(team.token, remotesCalls.canary, { name: team.name, percent, ...more });
const status = async () => {
  const { body } = await fixture.send(team.token, remotesCalls.status, {});
  if (!body.success) throw new Error(body.message);
  return body.result[0];
};
const entryOf = async (client: Client) => {
  const { body } = await client.send(remotesCalls.registry, {});
  if (!body.success) throw new Error(body.message);
  const entry = (body.result as PersonalRegistry).remotes.find(({ name }) => name === team.name);
  return [entry?.version, entry?.cohort];
};
const entryFor = async (roleId: number) => entryOf(await fixture.api.signIn(roleId));

it('gives the release of next to a share of the people, and raises the revision [D4.1]', async () => {
  expect((await canary(10)).body).toMatchObject({ result: { name: team.name, version: '1.1.0', before: '1.0.0' } });
  expect(await status()).toMatchObject({ live: '1.0.0', canary: { version: '1.1.0', percent: 10, roles: [] } });
});

it('who is in the cohort gets it, everybody else keeps what is live, and each learns which [D4.1]', async () => {
  await canary(0, { roles: [3] });
  expect([await entryFor(3), await entryFor(1)]).toEqual([
    ['1.1.0', 'canary'],
    ['1.0.0', 'main'],
  ]);
});

it('a share covers the people whose bucket is below it [D4.1]', async () => {
  const client = await fixture.api.signIn(1);
  const user = await fixture.db
    .selectFrom('users')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const release = await fixture.db
    .selectFrom('remoteReleases')
    .select('id')
    .where('remoteId', '=', team.id)
    .where('semver', '=', '1.1.0')
    .executeTakeFirstOrThrow();
  const bucket = bucketOf(user.id, team.name, release.id);
  // By a role that nobody here has, so that the share below 1 % is a canary, too.
  for (const percent of [bucket, Math.min(99, bucket + 1)]) {
    await canary(percent, { roles: [14], expected: '1.0.0' });
    expect(await entryOf(client)).toEqual(bucket < percent ? ['1.1.0', 'canary'] : ['1.0.0', 'main']);
  }
});

it('is widened without naming it again, and stays the same canary [D4.1]', async () => {
  await canary(10);
  const before = (await status())?.canary?.startedAt;
  await fixture.publish(team, built(team, '1.2.0'));
  expect((await canary(50)).body).toMatchObject({ result: { version: '1.1.0' } });
  expect((await status())?.canary).toMatchObject({ percent: 50, startedAt: before });
});

it('ends when it is promoted: everybody gets it, and no session names a cohort [D4.1]', async () => {
  await canary(0, { roles: [3] });
  expect((await fixture.send(team.token, remotesCalls.promote, { name: team.name })).body).toMatchObject({
    result: { version: '1.1.0', before: '1.0.0' },
  });
  expect([await entryFor(1), (await status())?.canary]).toEqual([['1.1.0', undefined], null]);
});

it('ends when it is rolled back: what is live stays, and a second rollback goes behind it [D4.1]', async () => {
  await canary(0, { roles: [3] });
  const rollback = () => fixture.send(team.token, remotesCalls.rollback, { name: team.name });
  expect((await rollback()).body).toMatchObject({ result: { version: '1.0.0', before: '1.1.0' } });
  expect([await entryFor(3), (await status())?.canary]).toEqual([['1.0.0', undefined], null]);
  expect((await rollback()).status).toBe(409);
});

it('that has ended meanwhile is not ended again: what is live is not rolled back by mistake [D4.1]', async () => {
  const rollback = (believed: string) =>
    fixture.send(team.token, remotesCalls.rollback, { name: team.name, canary: believed });
  expect((await rollback('1.1.0')).body).toMatchObject({ message: 'The canary of 1.1.0 has ended' });
  await canary(10);
  expect((await rollback('')).body).toMatchObject({ message: '1.1.0 is the canary: somebody has started it' });
  expect((await rollback('1.1.0')).status).toBe(200);
});

it('whose signature does not hold is nobody’s: its people stay with what is live [D4.1]', async () => {
  await canary(0, { roles: [3] });
  await sql`alter table remote_releases disable trigger remote_releases_fixed`.execute(fixture.db);
  await fixture.db
    .updateTable('remoteReleases')
    .set({ signature: await fixture.sign(team, 'something else') })
    .where('remoteId', '=', team.id)
    .where('semver', '=', '1.1.0')
    .execute();
  await sql`alter table remote_releases enable trigger remote_releases_fixed`.execute(fixture.db);
  expect(await entryFor(3)).toEqual(['1.0.0', 'main']);
});

it('is refused for a release that is live, that is not there, for nobody, and for a role that is not [D4.1]', async () => {
  expect((await canary(10, { version: '1.0.0' })).status).toBe(409);
  expect((await canary(10, { version: '9.9.9' })).status).toBe(404);
  expect((await canary(0)).body).toMatchObject({ message: 'A canary of 0 % needs a role' });
  expect((await canary(10, { roles: [999] })).body).toMatchObject({ message: 'There is no role 999' });
  expect((await canary(10, { expected: '0.1.0' })).status).toBe(409);
});

it('a canary needs a live release [D4.1]', async () => {
  const other = await fixture.team(`bare-${team.name}`);
  await fixture.publish(other, built(other));
  expect((await fixture.send(other.token, remotesCalls.canary, { name: other.name, percent: 10 })).body).toMatchObject({
    message: `Nothing of ${other.name} is live: a canary needs what everybody else gets`,
  });
});

it('counts as live for the others: a route that it claims is refused to them [D4.1]', async () => {
  const path = `/${team.name.replace('-mfe', '')}` as const;
  await fixture.publish(
    team,
    built(team, '2.0.0', {
      declared: {
        routes: [
          { path: `${path}/list`, title: 'Screen', layout: 'full', access: 'signed in', expose: 'screen' },
          { path: `${path}/more`, title: 'More', layout: 'full', access: 'signed in', expose: 'screen' },
        ],
      },
    }),
  );
  await canary(10, { version: '2.0.0' });
  const other = await fixture.team(`claims-${team.name}`, path);
  const { body } = await fixture.publish(
    other,
    built(other, '1.0.0', {
      declared: {
        basePaths: [path],
        routes: [{ path: `${path}/more`, title: 'Same', layout: 'full', access: 'signed in', expose: 'screen' }],
      },
    }),
  );
  expect(body).toMatchObject({ message: `the route ${path}/more belongs to ${team.name}@2.0.0` });
});

it('is noted in the audit log and in the history, with share, roles and reason [D4.1]', async () => {
  await canary(10, { roles: [2], reason: 'first look' });
  const events = await fixture.db
    .selectFrom('remoteEvents')
    .select(['reason', 'detail'])
    .where('remoteId', '=', team.id)
    .where('action', '=', 'canary')
    .execute();
  const audit = await fixture.db
    .selectFrom('auditLog')
    .select('changes')
    .where('entityId', '=', team.name)
    .where('action', '=', 'remote.canary')
    .execute();
  expect([events, audit]).toEqual([
    [{ reason: 'first look', detail: { percent: 10, roles: [2] } }],
    [{ changes: { canary: [null, '1.1.0'], percent: [null, 10], roles: [null, [2]] } }],
  ]);
});
