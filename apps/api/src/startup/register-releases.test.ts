import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remotesCalls } from '@lectern/contract/platform';
import { remoteKeyCalls } from '@lectern/contract/platform/remote-keys';
import { built, remoteFixture, type RemoteFixture, type Team } from '../domains/platform/remotes/testing';
import { registerBuiltReleases } from './register-releases';

let fixture: RemoteFixture;
let dataFolder: string;
let number = 0;
beforeAll(async () => {
  fixture = await remoteFixture();
  dataFolder = await mkdtemp(path.join(tmpdir(), 'lectern-data-'));
});
afterAll(async () => {
  await fixture.close();
  await rm(dataFolder, { recursive: true });
});

/** What a build leaves in its folder. */
const build = async (name: Team['name'], version: string, more?: Parameters<typeof built>[2]): Promise<string> => {
  const folder = path.join(dataFolder, 'builds', name);
  const { text, files } = built({ name }, version, more);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'release.json'), text);
  for (const [file, bytes] of Object.entries(files)) await writeFile(path.join(folder, file), bytes);
  return folder;
};
const start = async (...builds: string[]) =>
  registerBuiltReleases({
    db: fixture.db,
    store: fixture.api.services.store,
    host: fixture.api.services.host(),
    dataFolder,
    builds,
  });
const statusOf = async (name: string) => {
  const { body } = await (await fixture.api.signIn(1)).send(remotesCalls.status, {});
  const status = body.success ? body.result.find((each) => each.name === name) : undefined;
  return { live: status?.live, next: status?.next, versions: status?.releases.map(({ version }) => version) };
};
const newName = (): Team['name'] => `remote${(number += 1)}-mfe`;

it('the first start registers a built remote, publishes it and makes it live', async () => {
  const name = newName();
  await start(await build(name, '1.0.0'));
  expect(await statusOf(name)).toEqual({ live: '1.0.0', next: '1.0.0', versions: ['1.0.0'] });
});

it('a start with the same builds writes nothing', async () => {
  const name = newName();
  const folder = await build(name, '1.0.0');
  await start(folder);
  const audits = () => fixture.db.selectFrom('auditLog').select('id').where('entityId', '=', name).execute();
  const before = await audits();
  await start(folder);
  expect(await audits()).toEqual(before);
});

it('a start with a new build makes it live, when a start made the last one live', async () => {
  const name = newName();
  await start(await build(name, '1.0.0'));
  await start(await build(name, '1.1.0'));
  expect(await statusOf(name)).toEqual({ live: '1.1.0', next: '1.1.0', versions: ['1.1.0', '1.0.0'] });
});

it("a start never undoes a team's switch: its build is published and waits, and next stays as it is", async () => {
  const name = newName();
  await start(await build(name, '1.0.0'));
  await start(await build(name, '1.1.0'));
  const owner = await fixture.api.signIn(1);
  await owner.send(remotesCalls.rollback, { name });
  await start(await build(name, '1.2.0'));
  expect(await statusOf(name)).toEqual({ live: '1.0.0', next: null, versions: ['1.2.0', '1.1.0', '1.0.0'] });
});

it('a start never rewrites a release: other content under its version stops it with the reason', async () => {
  const name = newName();
  await start(await build(name, '1.0.0'));
  await expect(start(await build(name, '1.0.0', { files: { 'screen.2.js': 'other' } }))).rejects.toThrow(
    'was published with other content',
  );
});

it('the keys of this machine are readable by its user alone', async () => {
  const name = newName();
  await start(await build(name, '1.0.0'));
  for (const file of [`${name}.deploy`, `${name}.signing.json`])
    expect((await stat(path.join(dataFolder, 'secrets', file))).mode & 0o777).toBe(0o600);
});

it('a start leaves a remote alone that a person has unregistered', async () => {
  const name = newName();
  const folder = await build(name, '1.0.0');
  await start(folder);
  const owner = await fixture.api.signIn(1);
  await owner.send(remotesCalls.disable, { name, message: 'It goes' });
  await owner.send(remoteKeyCalls.unregister, { name, reason: 'merged' });
  await start(folder);
  expect(await statusOf(name)).toEqual({ live: undefined, next: undefined, versions: undefined });
});

it('a start publishes nothing by a key of this machine that was revoked', async () => {
  const name = newName();
  await start(await build(name, '1.0.0'));
  await fixture.db
    .updateTable('remoteKeys')
    .set({ revokedAt: new Date().toISOString() })
    .where('kind', '=', 'signing')
    .where('remoteId', 'in', fixture.db.selectFrom('remotes').select('id').where('name', '=', name))
    .execute();
  await start(await build(name, '1.1.0'));
  expect((await statusOf(name)).versions).toEqual(['1.0.0']);
});
