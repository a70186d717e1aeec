import { remotesCalls } from '@lectern/contract/platform';
import pg from 'pg';
import { somebodyWaits } from '../../../testing/lock-wait';
import { deploymentOf } from './deployment';
import { lockRegistry } from './events';
import { rollback as rollbackIn } from './switch';
import { built, fixture, team, withTeams, type Team } from './testing';

withTeams();

const promote = (version?: string, more: { expected?: string; reason?: string } = {}, by: Team = team) =>
  fixture.send(by.token, remotesCalls.promote, { name: by.name, version, ...more });
const rollback = (more: { expected?: string } = {}) =>
  fixture.send(team.token, remotesCalls.rollback, { name: team.name, ...more });
const publish = (...versions: string[]) =>
  versions.reduce<Promise<unknown>>(
    (before, version) => before.then(() => fixture.publish(team, built(team, version))),
    Promise.resolve(),
  );
const live = async (): Promise<string | null | undefined> => {
  const { body } = await fixture.send(team.token, remotesCalls.status, {});
  return body.success ? body.result[0]?.live : undefined;
};
const revision = async (): Promise<number> =>
  (await fixture.db.selectFrom('registryState').select('revision').executeTakeFirstOrThrow()).revision;

describe('promote [D4.1]', () => {
  it('makes what is on next live and raises the revision of the registry by one', async () => {
    await publish('1.0.0');
    const before = await revision();
    const { body } = await promote();
    expect(body).toMatchObject({
      result: { name: team.name, channel: 'live', version: '1.0.0', before: null, revision: before + 1 },
    });
    expect([await live(), await revision()]).toEqual(['1.0.0', before + 1]);
  });

  it('makes an earlier release live when it is named', async () => {
    await publish('1.0.0', '1.1.0');
    await promote();
    expect((await promote('1.0.0')).body).toMatchObject({ result: { version: '1.0.0', before: '1.1.0' } });
  });

  it('is announced to the other servers when it is committed', async () => {
    await publish('1.0.0');
    const listener = new pg.Client(fixture.api.database.url);
    await listener.connect();
    await listener.query('listen registry');
    const heard = new Promise<string | undefined>((resolve) =>
      listener.on('notification', ({ payload }) => resolve(payload)),
    );
    await promote();
    expect(await heard).toBe(String(await revision()));
    await listener.end();
  });

  it('reaches an open console by the revision header of its next call', async () => {
    await publish('1.0.0');
    const client = await fixture.api.signIn(3);
    const { body } = await promote();
    const after = (await client.fetch('/api/session')).headers.get('x-lectern-revision');
    expect(after?.split('.')[1]).toBe(String(body.success && body.result.revision));
  });

  it('is 409 when another version is live than was believed', async () => {
    await publish('1.0.0', '1.1.0');
    await promote('1.0.0');
    const { status, body } = await promote('1.1.0', { expected: '0.9.0' });
    expect([status, body]).toEqual([
      409,
      expect.objectContaining({ message: '1.0.0 is live, not 0.9.0: somebody has switched it' }),
    ]);
    expect((await promote('1.1.0', { expected: '1.0.0' })).status).toBe(200);
  });

  it('of two that believe the same, at the same moment, one is 409', async () => {
    await publish('1.0.0', '1.1.0', '1.2.0');
    await promote('1.0.0');
    const statuses = (
      await Promise.all(['1.1.0', '1.2.0'].map((version) => promote(version, { expected: '1.0.0' })))
    ).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });

  it('is refused while a route belongs to what another remote has live', async () => {
    const path = `/${team.name.replace('-mfe', '')}` as const;
    const other = await fixture.team(`other-${team.name}`, path);
    await publish('1.0.0');
    await fixture.publish(
      other,
      built(other, '1.0.0', {
        declared: {
          basePaths: [path],
          routes: [{ path: `${path}/list`, title: 'Same', layout: 'full', access: 'signed in', expose: 'screen' }],
        },
      }),
    );
    await promote();
    const { status, body } = await promote(undefined, {}, other);
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ message: `the route ${path}/list belongs to ${team.name}@1.0.0` }),
    ]);
  });

  it('is refused for a release whose key was revoked since', async () => {
    await publish('1.0.0');
    await fixture.db
      .updateTable('remoteKeys')
      .set({ revokedAt: new Date().toISOString() })
      .where('remoteId', '=', team.id)
      .where('kind', '=', 'signing')
      .execute();
    expect((await promote()).body).toMatchObject({ message: 'The key that signed 1.0.0 was revoked' });
  });

  it("is refused by another team's key, for what is not there, and for what is live already", async () => {
    const other = await fixture.team(`other-${team.name}`);
    expect((await fixture.send(other.token, remotesCalls.promote, { name: team.name })).status).toBe(403);
    expect((await promote()).status).toBe(404);
    expect((await promote('9.9.9')).status).toBe(404);
    await publish('1.0.0');
    await promote();
    expect((await promote()).status).toBe(409);
  });

  it('is noted in the audit log and in the history, with the reason', async () => {
    await publish('1.0.0');
    await promote('1.0.0', { reason: 'the first' });
    const audit = await fixture.db
      .selectFrom('auditLog')
      .select('changes')
      .where('entityId', '=', team.name)
      .where('action', '=', 'remote.promote')
      .execute();
    const events = await fixture.db
      .selectFrom('remoteEvents')
      .select(['channel', 'reason', 'registryRevision'])
      .where('remoteId', '=', team.id)
      .where('action', '=', 'promote')
      .execute();
    expect([audit, events]).toEqual([
      [{ changes: { live: [null, '1.0.0'] } }],
      [{ channel: 'live', reason: 'the first', registryRevision: await revision() }],
    ]);
  });
});

describe('rollback [D4.1]', () => {
  it('goes back to the earlier live release', async () => {
    await publish('1.0.0', '1.1.0');
    await promote('1.0.0');
    await promote('1.1.0');
    expect((await rollback()).body).toMatchObject({ result: { version: '1.0.0', before: '1.1.0' } });
    expect(await live()).toBe('1.0.0');
  });

  it('leaves the rolled-back release behind: a second rollback goes further back, a promote without a name skips it, and it may be withdrawn', async () => {
    await publish('1.0.0', '1.1.0', '1.2.0');
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await promote(version);
    await rollback();
    expect((await promote()).body).toMatchObject({ message: `Nothing of ${team.name} is on the channel next` });
    expect((await rollback()).body).toMatchObject({ result: { version: '1.0.0', before: '1.1.0' } });
    expect((await rollback()).status).toBe(409);
    expect(
      (
        await fixture.send(team.token, remotesCalls.withdraw, {
          name: team.name,
          version: '1.2.0',
          reason: 'It lost rows',
        })
      ).status,
    ).toBe(200);
    await promote('1.1.0');
    expect((await rollback()).body).toMatchObject({ result: { version: '1.0.0' } });
  });

  it('and a publish at the same moment wait for each other and are both done', async () => {
    await publish('1.0.0', '1.1.0');
    await promote('1.0.0');
    await promote('1.1.0');
    const publishing = await fixture.db.transaction().execute(async (transaction) => {
      await lockRegistry(transaction);
      const publishing = publish('1.2.0');
      await somebodyWaits(fixture.db);
      await rollbackIn(transaction, deploymentOf(fixture.api.services), { name: team.name }, {});
      return { answer: publishing };
    });
    await publishing.answer;
    const { body } = await fixture.send(team.token, remotesCalls.status, {});
    expect(body).toMatchObject({ result: [{ live: '1.0.0', next: '1.2.0' }] });
  });

  it('is 409 when there is nothing to go back to', async () => {
    await publish('1.0.0');
    await promote();
    const { status, body } = await rollback();
    expect([status, body]).toEqual([
      409,
      expect.objectContaining({ message: `${team.name} has no release to go back to` }),
    ]);
  });
});
