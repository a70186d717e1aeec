import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Account } from './account';
import { StartupError } from './startup-error';

/** Where root keeps what the server's user must reach although the checkout is closed to it. */
export const sharedFolder = '/var/lib/lectern';

/** Makes a folder that everybody may enter, whatever the umask says; its parent is there. */
const openFolder = async (folder: string): Promise<string> => {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  return folder;
};

/** The folder below `sharedFolder` with this name, made when missing. */
export const sharedPart = async (name: string): Promise<string> =>
  openFolder(path.join(await openFolder(sharedFolder), name));

/** Whether the server's user can enter the folder; ourselves always can. */
const canEnter = (folder: string, account: Account | undefined): boolean =>
  !account ||
  spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', folder], { uid: account.uid, gid: account.gid, cwd: '/' })
    .status === 0;

const noteIn = (wanted: string) => path.join(wanted, 'location');

const noted = async (wanted: string): Promise<string | undefined> =>
  existsSync(noteIn(wanted)) ? (await readFile(noteIn(wanted), 'utf8')).trim() : undefined;

/**
 * The folder of cluster and password: the wanted one or, where the server's user cannot enter it, one under /var/lib that a note in the
 * wanted one names, so that anyone who removes the wanted one begins again. @throws Sentence when data lie where the user can no longer enter
 */
export const locate = async (wanted: string, account: Account | undefined): Promise<string> => {
  const elsewhere = await noted(wanted);
  if (elsewhere) return elsewhere;
  if (canEnter(wanted, account)) return wanted;
  if (existsSync(path.join(wanted, 'cluster')))
    throw new StartupError(
      `The user ${account?.name ?? ''}, as whom the embedded PostgreSQL runs, can no longer enter ${wanted}: let everybody pass through the folders above it, or start as the user whose data they are.`,
    );
  const made = path.join(await sharedPart('data'), randomBytes(8).toString('hex'));
  await writeFile(noteIn(wanted), `${made}\n`);
  return made;
};

/** Where the data of this folder lie now, without making anything. */
export const located = async (wanted: string): Promise<string> => (await noted(wanted)) ?? wanted;

/** Removes the folder and the place under /var/lib that its note names. */
export const removeLocated = async (wanted: string): Promise<void> => {
  const elsewhere = await noted(wanted);
  if (elsewhere && path.dirname(elsewhere) === path.join(sharedFolder, 'data'))
    await rm(elsewhere, { recursive: true, force: true });
  await rm(wanted, { recursive: true, force: true });
};
