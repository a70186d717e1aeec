import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ServerKeys } from '../platform/auth/server-keys';

/** Reads a secret of the data folder; made by `make` the first time, readable by this user alone. */
export const secret = async (folder: string, name: string, make: () => Promise<string> | string): Promise<string> => {
  const file = path.join(folder, 'secrets', name);
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const made = await make();
  try {
    await writeFile(file, `${made}\n`, { mode: 0o600, flag: 'wx' });
    return made;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return (await readFile(file, 'utf8')).trim(); // another start made it at this moment
  }
};

const idOf = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 12);

/** The server's key: given, or of the data folder. Losing it signs everybody out. */
export const serverKeys = async (folder: string, given: string | undefined): Promise<ServerKeys> => {
  const key = given ?? (await secret(folder, 'server-key', () => randomBytes(32).toString('base64url')));
  return { current: { id: idOf(key), secret: key } };
};
