import { remotesCalls } from '@lectern/contract/platform';
import { sql } from 'kysely';
import type { PersonalRegistry } from './registry';
import { built, remoteFixture, type RemoteFixture, type Team } from './testing';

let fixture: RemoteFixture;
let open: Team;
let closed: Team;
beforeAll(async () => {
  fixture = await remoteFixture();
  open = await fixture.team('open-mfe');
  closed = await fixture.team('closed-mfe');
  await fixture.publish(
    open,
    built(open, '1.0.0', {
      declared: {
        routes: [{ path: '/open/list', title: 'Open', layout: 'full', access: ['categoryList'], expose: 'screen' }],
      },
    }),
  );
  await fixture.publish(
    closed,
    built(closed, '1.0.0', {
      declared: {
        routes: [{ path: '/closed/list', title: 'Closed', layout: 'full', access: ['remoteManage'], expose: 'screen' }],
      },
    }),
  );
  for (const team of [open, closed]) await fixture.send(team.token, remotesCalls.promote, { name: team.name });
});
afterAll(() => fixture.close());

const registryOf = async (roleId: number): Promise<PersonalRegistry> => {
  const { body } = await (await fixture.api.signIn(roleId)).send(remotesCalls.registry, {});
  if (!body.success) throw new Error(body.message);
  return body.result as PersonalRegistry;
};
const namesFor = async (roleId: number) => (await registryOf(roleId)).remotes.map(({ name }) => name);
const openOne = async () => (await registryOf(3)).remotes.find(({ name }) => name === 'open-mfe');
/** What no call can do, only access to the database. */
const tamper = async (signature: string): Promise<void> => {
  await sql`alter table remote_releases disable trigger remote_releases_fixed`.execute(fixture.db);
  await fixture.db.updateTable('remoteReleases').set({ signature }).where('remoteId', '=', open.id).execute();
  await sql`alter table remote_releases enable trigger remote_releases_fixed`.execute(fixture.db);
};

it('each person’s session lists the remotes that they may open, and no other', async () => {
  expect([await namesFor(1), await namesFor(3), await namesFor(4), await namesFor(15)]).toEqual([
    ['open-mfe', 'closed-mfe'],
    ['open-mfe'],
    [],
    [],
  ]);
});

it('of a closed remote only the paths are listed, so that the console can say that they are closed', async () => {
  expect((await registryOf(3)).closed).toEqual([{ path: '/closed/list', title: 'Closed', access: ['remoteManage'] }]);
});

it('an entry names the address and digest of entry and release.json, and the declared data', async () => {
  const digest = expect.stringMatching(/^sha384-[A-Za-z0-9+/]{64}$/) as unknown;
  expect(await openOne()).toEqual({
    name: 'open-mfe',
    title: 'open-mfe',
    ahead: {},
    version: '1.0.0',
    state: 'enabled',
    entry: { url: '/remotes/open-mfe/1.0.0/remoteEntry.js', integrity: digest },
    releaseUrl: '/remotes/open-mfe/1.0.0/release.json',
    releaseDigest: digest,
    declared: expect.objectContaining({ name: 'open-mfe', basePaths: ['/open'] }) as unknown,
  });
});

it('an unchanged registry is answered 304', async () => {
  const client = await fixture.api.signIn(3);
  const etag = (await client.send(remotesCalls.registry, {})).headers.get('etag') ?? '';
  expect((await client.send(remotesCalls.registry, {}, { headers: { 'if-none-match': etag } })).status).toBe(304);
});

describe('a remote stays listed, with the reason and without an entry,', () => {
  it('when it was switched off', async () => {
    await fixture.db
      .updateTable('remotes')
      .set({ state: 'disabled', stateReason: 'Being repaired' })
      .where('id', '=', open.id)
      .execute();
    const entry = await openOne();
    await fixture.db
      .updateTable('remotes')
      .set({ state: 'enabled', stateReason: '' })
      .where('id', '=', open.id)
      .execute();
    expect([entry?.state, entry?.message, entry?.entry]).toEqual(['disabled', 'Being repaired', undefined]);
  });

  it('when the key that signed it was revoked', async () => {
    await fixture.db
      .updateTable('remoteKeys')
      .set({ revokedAt: new Date().toISOString() })
      .where('remoteId', '=', open.id)
      .where('kind', '=', 'signing')
      .execute();
    const entry = await openOne();
    await fixture.db.updateTable('remoteKeys').set({ revokedAt: null }).where('remoteId', '=', open.id).execute();
    expect([entry?.state, entry?.message, entry?.entry]).toEqual([
      'disabled',
      'The key that signed 1.0.0 was revoked',
      undefined,
    ]);
  });

  it('when its signature does not hold', async () => {
    const { signature } = await fixture.db
      .selectFrom('remoteReleases')
      .select('signature')
      .where('remoteId', '=', open.id)
      .executeTakeFirstOrThrow();
    await tamper(await fixture.sign(closed, 'something else'));
    const entry = await openOne();
    await tamper(signature);
    expect([entry?.state, entry?.message, entry?.entry]).toEqual([
      'disabled',
      'The signature of 1.0.0 does not hold',
      undefined,
    ]);
    expect((await openOne())?.state).toBe('enabled');
  });
});
