import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keyIdOf, sign, verify } from '@lectern/remote-kit/signature';
import { readPublicKey, writePair } from './pair';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lectern-pair-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a new pair is in a file of its owner alone, and its halves belong together', async () => {
  const file = path.join(folder, 'paint.json');
  const id = await writePair(file);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const publicKey = await readPublicKey(file);
  const { privateKey } = JSON.parse(await readFile(file, 'utf8')) as { privateKey: string };
  expect([await keyIdOf(publicKey), await verify('text', await sign('text', privateKey), publicKey)]).toEqual([
    id,
    true,
  ]);
});

test('a pair is never written over', async () => {
  const file = path.join(folder, 'paint.json');
  await writePair(file);
  const before = await readFile(file, 'utf8');
  await expect(writePair(file)).rejects.toThrow('is there already');
  expect(await readFile(file, 'utf8')).toBe(before);
});

test('keys that are no pair are refused', async () => {
  const file = path.join(folder, 'other.json');
  await expect(readPublicKey(file)).rejects.toThrow('can’t be read (ENOENT)');
  for (const text of ['no JSON', '{}', '{"publicKey":"AAAA"}']) {
    await writeFile(file, text);
    await expect(readPublicKey(file)).rejects.toThrow('holds no key pair');
  }
});
