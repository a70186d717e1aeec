import { mkdir, mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serverKeys } from './secrets';

let folder = '';
const none = { current: undefined, previous: undefined };
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lectern-secrets-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('the key is made once, for this user alone, and read after', async () => {
  const { current } = await serverKeys(folder, none);
  expect((await serverKeys(folder, none)).current).toEqual(current);
  expect((await stat(path.join(folder, 'secrets/server-key'))).mode & 0o777).toBe(0o600);
  expect((await stat(path.join(folder, 'secrets'))).mode & 0o777).toBe(0o700);
});

test('a key that was changed stays believed for 30 days', async () => {
  await mkdir(path.join(folder, 'secrets'));
  const old = path.join(folder, 'secrets/server-key.old');
  await writeFile(old, 'the key before\n');
  expect((await serverKeys(folder, none)).previous?.secret).toBe('the key before');
  const days = (n: number) => new Date(Date.now() - n * 86_400_000);
  await utimes(old, days(31), days(31));
  expect((await serverKeys(folder, none)).previous).toBeUndefined();
});

test('given keys come before those of the folder', async () => {
  expect(await serverKeys(folder, { current: 'new', previous: 'old' })).toMatchObject({
    current: { secret: 'new' },
    previous: { secret: 'old' },
  });
});
