import { chmod, mkdtemp, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ownAccount } from './account';
import { locate, located, removeLocated, sharedFolder } from './location';
import { startEmbedded } from './testing/start';

const isRoot = process.getuid?.() === 0;
let wanted = '';
beforeEach(async () => {
  wanted = await mkdtemp(path.join(tmpdir(), 'lectern-location-')); // nobody else may enter it
});
afterEach(() => removeLocated(wanted));

test('root’s data lie where the server’s user can enter, everybody else’s where they are wanted', async () => {
  const found = await locate(wanted, ownAccount());
  expect(path.dirname(found)).toBe(isRoot ? path.join(sharedFolder, 'data') : path.dirname(wanted));
  expect(await locate(wanted, ownAccount())).toBe(found);
});

test('where the user can enter, the data lie in the wanted folder', async () => {
  await chmod(wanted, 0o755);
  expect(await locate(wanted, ownAccount())).toBe(wanted);
});

test('a closed folder, under a closed umask, has a server all the same, and its removal takes the data along', async () => {
  const umask = process.umask(0o077);
  try {
    const server = await startEmbedded({ folder: wanted, throwAway: true });
    await server.stop();
  } finally {
    process.umask(umask);
  }
  const place = await located(wanted);
  await removeLocated(wanted);
  await expect(stat(place)).rejects.toThrow('ENOENT');
});
