import { connect } from 'node:net';
import { remotesCalls } from '@lectern/contract/platform';
import { delivery } from '../domains/platform/delivery';
import { contentPolicy } from '../server/delivery/headers';
import { shellBuild } from '../domains/platform/delivery/testing';
import type { PersonalRegistry } from '../domains/platform/remotes/registry';
import { built, remoteFixture, type RemoteFixture } from '../domains/platform/remotes/testing';
import { developmentRows } from './rows';
import { fakeServer, type FakeServer } from './testing';

const name = 'open-mfe';
const rowPath = `/remotes/${name}/dev/release.json`;

let dev: FakeServer;
let fixture: RemoteFixture;
beforeAll(async () => {
  dev = await fakeServer();
  dev.files.set(rowPath, built({ name }, 'dev', { declared: { title: 'In the making' } }).text);
  dev.files.set(`/remotes/${name}/dev/remoteEntry.js`, 'the entry');
  dev.files.set('/shell/dev/shell.json', JSON.stringify({ ...shellBuild, hash: 'dev', files: {} }));
  const development = { shell: dev.origin, remotes: { [name]: dev.origin, 'gone-mfe': 'http://127.0.0.1:1' } };
  fixture = await remoteFixture({
    services: { developmentRows: developmentRows(development) },
    delivery: delivery({ build: shellBuild, production: false, development }),
  });
  for (const each of [name, 'other-mfe'] as const) {
    const team = await fixture.team(each);
    await fixture.publish(team, built(team));
    await fixture.send(team.token, remotesCalls.promote, { name: each });
  }
});
afterAll(async () => {
  await fixture.close();
  await dev.close();
});

const registryOf = async (roleId: number): Promise<PersonalRegistry> => {
  const { body } = await (await fixture.api.signIn(roleId)).send(remotesCalls.registry, {});
  if (!body.success) throw new Error(body.message);
  return body.result as PersonalRegistry;
};
const get = (path: string) => fetch(fixture.api.origin + path);

/** Asks for a websocket as a browser does; gives the first bytes of the answer, or '' when the connection is closed without any. */
const upgrade = (path: string): Promise<string> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(fixture.api.origin);
    const socket = connect(Number(port), hostname, () =>
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
      ),
    );
    socket.once('data', (bytes) => resolve(bytes.toString()));
    socket.once('close', () => resolve(''));
  });

it("a development row takes precedence over the live release, with the dev server's addresses and no digest of its entry; the others stay released", async () => {
  const { remotes } = await registryOf(1);
  expect(remotes.map(({ name: each, version }) => [each, version])).toEqual([
    [name, 'dev'],
    ['other-mfe', '1.0.0'],
  ]);
  expect(remotes[0]).toMatchObject({
    title: 'In the making',
    state: 'enabled',
    development: { entry: `/remotes/${name}/dev/remoteEntry.js` },
    releaseUrl: rowPath,
  });
  expect(remotes[0]).not.toHaveProperty('entry');
  expect(remotes[1]).not.toHaveProperty('development');
});

it('rights hold for a development row as for any other', async () => {
  expect((await registryOf(4)).remotes).toEqual([]);
});

it('while the dev server does not answer, what it declared last still holds', async () => {
  const text = dev.files.get(rowPath) ?? '';
  dev.files.delete(rowPath);
  expect((await registryOf(1)).remotes[0]).toMatchObject({ version: 'dev', title: 'In the making' });
  dev.files.set(rowPath, text);
});

it("the page names the dev server's build, hints at none of its chunks, and keeps the policy", async () => {
  const answer = await get('/auth/login');
  const page = await answer.text();
  expect(page).toContain('src="/shell/dev/main.1.js"');
  expect(page).not.toContain('rel="preload"');
  expect(answer.headers.get('content-security-policy')).toBe(contentPolicy());
  expect([answer.headers.get('integrity-policy'), answer.headers.get('x-lectern-worker')]).toEqual([null, null]);
});

it('files come from the dev server as it gives them; what it does not have is 404', async () => {
  const answer = await get(`/remotes/${name}/dev/remoteEntry.js`);
  expect([await answer.text(), answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    'the entry',
    'text/javascript',
    'no-store',
  ]);
  expect((await get(`/remotes/${name}/dev/gone.js`)).status).toBe(404);
});

it('a dev server that is gone is 502 and says whose it is; without an earlier answer its remote has no row', async () => {
  const answer = await get('/remotes/gone-mfe/dev/remoteEntry.js');
  expect([answer.status, await answer.text()]).toEqual([
    502,
    'The dev server of gone-mfe does not answer: see the terminal.\n',
  ]);
  expect((await registryOf(1)).remotes.map((each) => each.name)).not.toContain('gone-mfe');
});

it('a remote without a dev server has no development files', async () => {
  expect((await get('/remotes/other-mfe/dev/remoteEntry.js')).status).toBe(404);
});

it('its websocket is passed with host and origin as they came; any other is closed', async () => {
  expect(await upgrade(`/remotes/${name}/dev/ws`)).toMatch(/^HTTP\/1.1 101[\s\S]*hello$/);
  expect(dev.receivedHeaders).toMatchObject({ host: 'localhost', origin: 'http://localhost' });
  expect(await upgrade('/remotes/other-mfe/dev/ws')).toBe('');
});
