import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { folderStore } from './folder';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lectern-objects-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('an object is there whole, and nothing beside it', async () => {
  const store = folderStore(folder);
  await store.write('a/b.js', Buffer.from('one'));
  await store.write('a/b.js', Buffer.from('other'));
  expect((await store.read('a/b.js'))?.toString()).toBe('other');
  expect(await readdir(path.join(folder, 'a'))).toEqual(['b.js']);
});

test('what is not there is undefined, a folder too', async () => {
  const store = folderStore(folder);
  await store.write('a/b.js', Buffer.from('one'));
  expect(await store.stat('a')).toBeUndefined();
  expect(await store.read('a')).toBeUndefined();
  expect(await store.read('a/b.js/c')).toBeUndefined();
});

test('no path leaves the store', async () => {
  await expect(folderStore(path.join(folder, 'in')).read('../secret')).rejects.toThrow('leaves the store');
});

test('an object that comes as a stream is there whole, or not at all', async () => {
  const store = folderStore(folder);
  await store.writeFrom('a/b.csv', Readable.from(['one,', 'two']));
  expect((await store.read('a/b.csv'))?.toString()).toBe('one,two');
  const broken = Readable.from((async function* () {
    yield 'half';
    throw new Error('cut');
  })());
  await expect(store.writeFrom('a/c.csv', broken)).rejects.toThrow('cut');
  await store.remove('a/b.csv');
  await store.remove('a/b.csv');
  expect(await readdir(path.join(folder, 'a'))).toEqual([]);
});
