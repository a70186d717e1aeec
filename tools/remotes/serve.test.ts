import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve, servingText, type Serving } from './serve';

let folder: string;
let serving: Serving;
const text = (version: string) =>
  JSON.stringify({
    format: 1,
    version,
    commit: '',
    federation: '2.9.2',
    shared: {},
    declared: {
      name: 'tools-mfe',
      title: 'Tools',
      team: 'a team',
      basePaths: ['/tools'],
      shell: '^1.0.0',
      menu: [],
      routes: [],
      slots: [],
      commands: [],
    },
    files: Object.fromEntries(
      ['remoteEntry.js', 'remote.1.js', 'chunks/list.css'].map((file) => [
        file,
        { integrity: `sha384-${'A'.repeat(64)}`, bytes: 4 },
      ]),
    ),
    assets: { entry: ['remoteEntry.js', 'remote.1.js'] },
  });
const get = (file: string, method = 'GET') => fetch(`${serving.origin}/${file}`, { method });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lectern-serve-'));
  await mkdir(path.join(folder, 'chunks'));
  for (const [file, content] of [
    ['release.json', text('1.0.0-g1')],
    ['remoteEntry.js', 'code'],
    ['chunks/list.css', 'look'],
    ['secret.txt', 'mine'],
  ] as const)
    await writeFile(path.join(folder, file), content);
  serving = await serve(folder, 'tools-mfe', 0);
});
afterAll(async () => {
  await serving.close();
  await rm(folder, { recursive: true });
});

test('a built remote is served to this machine for pages of another origin, and nothing is cached', async () => {
  expect(servingText('tools-mfe', serving)).toMatch(/^tools-mfe@1\.0\.0-g1 .*\n\n {2}http:\/\/127\.0\.0\.1:\d+$/s);
  for (const [file, type, content] of [
    ['remoteEntry.js', 'text/javascript; charset=utf-8', 'code'],
    ['chunks/list.css', 'text/css; charset=utf-8', 'look'],
    ['release.json', 'application/json; charset=utf-8', text('1.0.0-g1')],
  ] as const) {
    const { status, headers, ...answer } = await get(file).then(async (response) => ({
      status: response.status,
      headers: response.headers,
      text: await response.text(),
    }));
    expect([status, answer.text, headers.get('content-type')]).toEqual([200, content, type]);
    expect(
      ['access-control-allow-origin', 'cache-control', 'x-content-type-options', 'cross-origin-resource-policy'].map(
        (name) => headers.get(name),
      ),
    ).toEqual(['*', 'no-store', 'nosniff', 'cross-origin']);
  }
});

test('a page of the network is let in where the browser asks first', async () => {
  const { status, headers } = await get('remoteEntry.js', 'OPTIONS');
  expect([
    status,
    headers.get('access-control-allow-private-network'),
    headers.get('access-control-allow-origin'),
  ]).toEqual([204, 'true', '*']);
});

test.each(['secret.txt', 'remote.1.js', '%2e%2e/secret.txt', '..%2f..%2fetc/passwd', '', 'toString'])(
  '“%s”, which the release does not list or the build did not write, is not there',
  async (file) => {
    const { status, headers } = await get(file);
    expect([status, headers.get('access-control-allow-origin')]).toEqual([404, '*']);
  },
);

test('a new build is served without a restart', async () => {
  await writeFile(path.join(folder, 'release.json'), text('1.0.0-g2'));
  expect(await (await get('release.json')).json()).toMatchObject({ version: '1.0.0-g2' });
});

test('nothing is served of another remote, of no build, and on a port that is taken', async () => {
  await expect(serve(folder, 'other-mfe', 0)).rejects.toThrow('is a build of tools-mfe, not of other-mfe');
  await expect(serve(path.join(folder, 'none'), 'tools-mfe', 0)).rejects.toThrow('holds no release.json');
  const port = Number(new URL(serving.origin).port);
  await expect(serve(folder, 'tools-mfe', port)).rejects.toThrow(
    `Port ${port} is taken: give another one with --port.`,
  );
});
