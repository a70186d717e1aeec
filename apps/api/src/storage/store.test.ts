import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { readObjectsAddress } from './address';
import { folderStore } from './folder';
import { openStore } from './open';
import type { ObjectStore } from './store';

let folder = '';
let server: S3rver;
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
const variables = ['AWS_ENDPOINT_URL_S3', 'AWS_REGION', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lectern-objects-'));
  server = new S3rver({
    port: await freePort(),
    address: '127.0.0.1',
    silent: true,
    directory: path.join(folder, 's3'),
    configureBuckets: [{ name: 'console', configs: [] }],
  });
  const { port } = await server.run();
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
  });
});
afterAll(async () => {
  for (const name of variables) delete process.env[name];
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const stores: Readonly<Record<string, () => Promise<ObjectStore>>> = {
  'a folder': async () => folderStore(await mkdtemp(path.join(folder, 'objects-'))),
  'a bucket': () =>
    openStore({
      dataFolder: folder,
      objects: readObjectsAddress(`s3://console/${Math.random().toString(36).slice(2)}`),
    }),
};

describe.each(Object.entries(stores))('%s [D1.2]', (_name, open) => {
  test('an object is there whole, the newest', async () => {
    const store = await open();
    await store.write('a/b.js', Buffer.from('one'));
    const before = await store.stat('a/b.js');
    await store.write('a/b.js', Buffer.from('other'));
    expect((await store.read('a/b.js'))?.toString()).toBe('other');
    expect((await store.stat('a/b.js'))?.bytes).toBe(5);
    expect((await store.stat('a/b.js'))?.stamp).not.toBe(before?.stamp);
    expect((await buffer(store.stream('a/b.js'))).toString()).toBe('other');
  });

  test('a missing object is undefined, a folder too; its stream fails', async () => {
    const store = await open();
    await store.write('a/b.js', Buffer.from('one'));
    expect([await store.stat('a'), await store.read('a'), await store.read('a/b.js/c')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    await expect(buffer(store.stream('a/c.js'))).rejects.toThrow();
  });

  test('a part of an object is read without the rest', async () => {
    const store = await open();
    await store.write('a/b.mp4', Buffer.from('0123456789'));
    expect((await buffer(store.stream('a/b.mp4', { start: 2, end: 5 }))).toString()).toBe('2345');
  });

  test('no path leaves the store', async () => {
    const store = await open();
    for (const name of ['../secret', 'a/../../secret'])
      await expect((async () => store.read(name))()).rejects.toThrow('leaves the store');
  });

  test('an object that comes as a stream is there whole, or not at all', async () => {
    const store = await open();
    await store.writeFrom('a/b.csv', Readable.from([Buffer.from('one,'), Buffer.from('two')]));
    expect((await store.read('a/b.csv'))?.toString()).toBe('one,two');
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('cut');
      })(),
    );
    await expect(store.writeFrom('a/c.csv', broken)).rejects.toThrow('cut');
    expect(await store.stat('a/c.csv')).toBeUndefined();
  });

  test('all objects are listed, and what is taken away is gone, twice too', async () => {
    const store = await open();
    for (const name of ['a/1', 'a/2', 'b']) await store.write(name, Buffer.from(name));
    await store.remove('a/1');
    await store.remove('a/1');
    const found: string[] = [];
    for await (const name of store.list()) found.push(name);
    expect(found.sort()).toEqual(['a/2', 'b']);
    const below: string[] = [];
    for (const folder of ['a/', 'c/']) for await (const name of store.list(folder)) below.push(name);
    expect(below).toEqual(['a/2']);
  });
});

test('a folder holds nothing but the written objects', async () => {
  const own = await mkdtemp(path.join(folder, 'own-'));
  const store = folderStore(own);
  await store.write('a/b.js', Buffer.from('one'));
  await store.write('a/b.js', Buffer.from('other'));
  expect(await readdir(path.join(own, 'a'))).toEqual(['b.js']);
});

test('no other account of the machine reads objects, in folders of older versions neither', async () => {
  const dataFolder = await mkdtemp(path.join(folder, 'data-'));
  const own = path.join(dataFolder, 'objects');
  await mkdir(own, { mode: 0o755 });
  const store = await openStore({ dataFolder, objects: undefined });
  await store.write('exports/a.csv', Buffer.from('one'));
  await store.writeFrom('exports/b.csv', Readable.from([Buffer.from('two')]));
  const modes: number[] = [];
  for (const name of ['', 'exports', 'exports/a.csv', 'exports/b.csv'])
    modes.push((await stat(path.join(own, name))).mode & 0o777);
  expect(modes).toEqual([0o700, 0o700, 0o600, 0o600]);
});

test.each([
  ['s3://bucket', { bucket: 'bucket', prefix: '' }],
  ['s3://bucket/', { bucket: 'bucket', prefix: '' }],
  ['s3://my.bucket-1/console/eu/', { bucket: 'my.bucket-1', prefix: 'console/eu/' }],
  ['s3://', undefined],
  ['s3://Bucket', undefined],
  ['https://bucket', undefined],
])('%s names a bucket and a prefix, or nothing', (text, address) => {
  expect(readObjectsAddress(text)).toEqual(address);
});
