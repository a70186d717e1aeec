import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { underLock } from './lock';
import { identityOf } from './process-identity';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lectern-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('one runs after the other, and nothing is left', async () => {
  const file = path.join(folder, 'lock');
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await new Promise((resolve) => setImmediate(resolve));
    inside -= 1;
  };
  await Promise.all([underLock(file, work), underLock(file, work), underLock(file, work)]);
  expect(most).toBe(1);
  expect(await readdir(folder)).toEqual([]);
});

test.each([
  ['an empty lock', ''],
  ['the lock of a process that is gone', '999999999 1 boot'],
  ['the lock of an earlier process with our own number', (identityOf(process.pid) ?? '').replace(/ \d+ /, ' 1 ')],
])('%s is taken over', async (_what, text) => {
  const file = path.join(folder, 'lock');
  await writeFile(file, text);
  expect(await underLock(file, () => Promise.resolve('done'), 0)).toBe('done');
});

test('the lock of a process that lives is waited for, and then named in one sentence', async () => {
  const file = path.join(folder, 'lock');
  await writeFile(file, identityOf(process.pid) ?? '');
  await expect(underLock(file, () => Promise.resolve(), 0)).rejects.toThrow(`process ${process.pid}`);
});
