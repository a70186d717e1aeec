import { remotesCalls } from '@lectern/contract/platform';
import { remoteKeyCalls, type RemoteKey } from '@lectern/contract/platform/remote-keys';
import { newSigningKey, sign, type SigningKey } from '@lectern/remote-kit/signature';
import type { TestClient } from '../../../../testing';
import type { PersonalRegistry } from '../registry';
import { built, fixture, team, withTeams } from '../testing';

let owner: TestClient;
withTeams();
beforeAll(async () => {
  owner = await fixture.api.signIn(1);
});

const keys = async (): Promise<RemoteKey[]> => {
  const { body } = await owner.send(remoteKeyCalls.list, { name: team.name });
  if (!body.success) throw new Error(body.message);
  return body.result;
};
const signingKey = async (): Promise<RemoteKey> => (await keys()).find(({ kind }) => kind === 'signing')!;
const add = (publicKey: string, label = 'the new one') =>
  owner.send(remoteKeyCalls.add, { name: team.name, kind: 'signing', label, publicKey });
const addDeploy = async () => {
  const { body } = await owner.send(remoteKeyCalls.add, { name: team.name, kind: 'deploy', label: 'pipeline' });
  if (!body.success) throw new Error(body.message);
  return body.result;
};
const revoke = (id: number, more: { stopLive?: boolean } = {}) =>
  owner.send(remoteKeyCalls.revoke, { id, reason: 'the laptop is lost', ...more });
const promote = (version?: string) => fixture.send(team.token, remotesCalls.promote, { name: team.name, version });
const publishBy = ({ privateKey }: Pick<SigningKey, 'privateKey'>, version: string) =>
  fixture.publish({ ...team, privateKey }, built(team, version));
const entry = async () => {
  const { body } = await (await fixture.api.signIn(3)).send(remotesCalls.registry, {});
  return body.success ? (body.result as PersonalRegistry).remotes.find(({ name }) => name === team.name) : undefined;
};
const events = () =>
  fixture.db
    .selectFrom('remoteEvents')
    .select(['action', 'reason', 'actorId'])
    .where('remoteId', '=', team.id)
    .where('action', 'like', 'key%')
    .orderBy('id')
    .execute();
const audit = async () =>
  (
    await fixture.db
      .selectFrom('auditLog')
      .select('action')
      .where('entityId', '=', team.name)
      .where('action', 'like', 'remote.key%')
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

describe('a deploy key [D1.3]', () => {
  it('a deploy token is shown once, opens the publishing calls of its remote, and only its hash is kept', async () => {
    const { key, token } = await addDeploy();
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect((await fixture.send(token ?? '', remotesCalls.status, {})).body).toMatchObject({
      result: [{ name: team.name }],
    });
    expect(
      JSON.stringify([
        await keys(),
        await fixture.db.selectFrom('remoteKeys').selectAll().where('id', '=', key.id).execute(),
        await fixture.db.selectFrom('auditLog').select('changes').execute(),
      ]),
    ).not.toContain(token);
  });

  it('opens nothing any more once it is revoked, and nothing live stops by that', async () => {
    await fixture.publish(team, built(team));
    await promote();
    const { key, token } = await addDeploy();
    expect((await revoke(key.id)).status).toBe(200);
    expect((await fixture.send(token ?? '', remotesCalls.status, {})).status).toBe(401);
    expect((await entry())?.state).toBe('enabled');
  });

  it('reads the keys of its own remote, and adds and revokes none', async () => {
    const other = await fixture.team(`other-${team.name}`);
    const read = async (name: string) =>
      (
        await fetch(`${fixture.api.origin}/api/remotes/keys?name=${name}`, {
          headers: { authorization: `Bearer ${team.token}` },
        })
      ).status;
    expect([await read(team.name), await read(other.name)]).toEqual([200, 403]);
    const { publicKey } = await newSigningKey();
    expect(
      (
        await fixture.send(team.token, remoteKeyCalls.add, {
          name: team.name,
          kind: 'signing',
          label: 'mine',
          publicKey,
        })
      ).status,
    ).toBe(401);
    expect(
      (
        await fixture.send(team.token, remoteKeyCalls.register, {
          name: 'mine-mfe',
          title: 'Mine',
          team: 'Mine',
          basePaths: ['/mine'],
        })
      ).status,
    ).toBe(401);
  });
});

describe('a signing key [D1.3]', () => {
  it('is trusted once it is added, for its own remote alone [D3.2]', async () => {
    const key = await newSigningKey();
    expect((await publishBy(key, '1.0.0')).status).toBe(403);
    expect((await add(key.publicKey)).body).toMatchObject({
      result: {
        key: {
          kind: 'signing',
          label: 'the new one',
          addedBy: expect.stringContaining('Test') as unknown,
          revokedAt: null,
          inUse: [],
        },
        token: null,
      },
    });
    expect((await publishBy(key, '1.0.0')).status).toBe(200);
    const other = await fixture.team(`other-${team.name}`);
    const { text } = built(other);
    expect(
      (
        await fixture.send(other.token, remotesCalls.publish, {
          release: text,
          signature: await sign(text, key.privateKey),
        })
      ).status,
    ).toBe(403);
  });

  it('is refused when it is none, when it is a private one, and when it is known already', async () => {
    const { publicKey, privateKey } = await newSigningKey();
    expect((await add(privateKey)).body).toMatchObject({
      message: 'The public key is not ECDSA P-256 as SPKI in base64',
    });
    expect(
      (await owner.send(remoteKeyCalls.add, { name: team.name, kind: 'signing', label: 'none' })).body,
    ).toMatchObject({ message: 'Public key is required' });
    await add(publicKey);
    expect((await add(publicKey)).body).toMatchObject({ message: 'Public key is already in use' });
  });

  it('is rotated without a stop: the new one is added, signs what goes live, and the old one is revoked', async () => {
    await fixture.publish(team, built(team, '1.0.0'));
    await promote();
    const key = await newSigningKey();
    await add(key.publicKey);
    await publishBy(key, '1.1.0');
    await promote();
    const old = (await keys()).find(({ label, kind }) => kind === 'signing' && label === 'test');
    expect((await revoke(old?.id ?? 0)).body).toMatchObject({
      result: { key: { revokedReason: 'the laptop is lost' } },
    });
    expect(await entry()).toMatchObject({ state: 'enabled', version: '1.1.0' });
    expect((await fixture.publish(team, built(team, '1.2.0'))).status).toBe(403);
    expect((await fixture.send(team.token, remotesCalls.rollback, { name: team.name })).body).toMatchObject({
      message: 'The key that signed 1.0.0 was revoked',
    });
  });

  it('whose release is live is revoked only when it is said that this may stop', async () => {
    await fixture.publish(team, built(team, '1.0.0'));
    await promote();
    const { id } = await signingKey();
    const { status, body } = await revoke(id);
    expect([status, body]).toEqual([
      409,
      expect.objectContaining({
        message:
          '1.0.0 is live by this key, and would stop: make a release by another key live first, or revoke with stopLive',
      }),
    ]);
    expect((await entry())?.state).toBe('enabled');
    expect((await revoke(id, { stopLive: true })).status).toBe(200);
    expect(await entry()).toMatchObject({ state: 'disabled', message: 'The key that signed 1.0.0 was revoked' });
    expect((await revoke(id, { stopLive: true })).body).toMatchObject({ message: 'The key test was revoked already' });
  });

  it('ends the canary that it signed, and what it signed for next can’t be made live', async () => {
    const key = await newSigningKey();
    await fixture.publish(team, built(team, '1.0.0'));
    await promote();
    await add(key.publicKey);
    await publishBy(key, '1.1.0');
    await fixture.send(team.token, remotesCalls.canary, { name: team.name, percent: 0, roles: [3] });
    expect(await entry()).toMatchObject({ version: '1.1.0', cohort: 'canary' });
    const added = (await keys())[0];
    expect(added?.inUse).toEqual(['1.1.0 is a canary', '1.1.0 is on the channel next']);
    expect((await revoke(added?.id ?? 0)).status).toBe(200);
    const status = await fixture.send(team.token, remotesCalls.status, {});
    expect([await entry(), status.body]).toMatchObject([
      { version: '1.0.0' },
      { result: [{ live: '1.0.0', canary: null, next: '1.1.0' }] },
    ]);
    expect((await promote()).body).toMatchObject({ message: 'The key that signed 1.1.0 was revoked' });
  });

  it('is added and revoked in the audit log and in the history, with who and why', async () => {
    const { body } = await add((await newSigningKey()).publicKey);
    await revoke(body.success ? body.result.key.id : 0);
    const by = expect.any(Number) as unknown;
    expect([await events(), await audit()]).toEqual([
      [
        { action: 'key_add', reason: '', actorId: by },
        { action: 'key_revoke', reason: 'the laptop is lost', actorId: by },
      ],
      ['remote.keyAdd', 'remote.keyRevoke'],
    ]);
  });
});
