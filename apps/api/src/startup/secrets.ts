import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ServerKeys } from '../server/auth/server-keys';

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

const dayMs = 86_400_000;
/** No session outlives this, so an older key has nothing left to open. */
const keptDays = 30;

/** The key before the current one, kept as `server-key.old` after a change; undefined when there is none or it is too old. */
const oldKeyIn = async (folder: string): Promise<string | undefined> => {
  const file = path.join(folder, 'secrets', 'server-key.old');
  const found = await stat(file).catch(() => undefined);
  return found && Date.now() - found.mtimeMs < keptDays * dayMs ? (await readFile(file, 'utf8')).trim() : undefined;
};

interface Given {
  readonly current: string | undefined;
  readonly previous: string | undefined;
}

/** The server's keys: given, or of the data folder. Losing the current one signs everybody out. */
export const serverKeys = async (folder: string, given: Given): Promise<ServerKeys> => {
  const current = given.current ?? (await secret(folder, 'server-key', () => randomBytes(32).toString('base64url')));
  const previous = given.current ? given.previous : await oldKeyIn(folder);
  return {
    current: { id: idOf(current), secret: current },
    previous: previous ? { id: idOf(previous), secret: previous } : undefined,
  };
};
