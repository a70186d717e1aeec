import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Account } from './account';
import { giveTo } from './binaries';
import { StartupError } from './startup-error';

/** The major version of the binaries that come with the console. */
export const serverMajor = '18';

/** A folder of the embedded server: `cluster` is PostgreSQL's own, `password` the secret of its only user. */
export interface Cluster {
  readonly folder: string;
  readonly cluster: string;
  readonly passwordFile: string;
}

export const clusterIn = (folder: string): Cluster => ({
  folder,
  cluster: path.join(folder, 'cluster'),
  passwordFile: path.join(folder, 'password'),
});

/** The address of one of its databases, password included: never printed. */
export const addressOf = (cluster: Cluster, port: number, database: string): string =>
  `postgresql://lectern:${readFileSync(cluster.passwordFile, 'utf8').trim()}@127.0.0.1:${port}/${database}`;

const run = (command: string, args: readonly string[], account: Account | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: '/',
      env: { PATH: process.env['PATH'], LC_ALL: 'C', LANG: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'ignore', 'pipe'],
      ...(account ? { uid: account.uid, gid: account.gid } : {}),
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`${path.basename(command)} ended with ${code}: ${said.trim().slice(-600)}`)),
    );
  });

/** PostgreSQL runs only on files of its own user. */
const refuseForeign = async ({ cluster }: Cluster, account: Account | undefined): Promise<void> => {
  const owner = await stat(cluster).then(
    (found) => found.uid,
    () => undefined,
  );
  const wanted = account?.uid ?? process.getuid?.();
  if (owner !== undefined && owner !== wanted)
    throw new StartupError(
      `The database in ${cluster} belongs to the user id ${owner}, and this start would run it as ${wanted}: start as the user who made it, or choose another DATA_DIR.`,
    );
};

/**
 * Makes the cluster if it is not there: in a side folder that is renamed when complete, so that a crash leaves nothing half made.
 * The caller holds the folder's lock. @throws Sentence for a folder of another version or of somebody else.
 */
export const ensureCluster = async (target: Cluster, bin: string, account: Account | undefined): Promise<void> => {
  await refuseForeign(target, account);
  await mkdir(target.folder, { recursive: true, mode: 0o700 });
  await giveTo(target.folder, account);
  if (existsSync(path.join(target.cluster, 'PG_VERSION'))) {
    const major = (await readFile(path.join(target.cluster, 'PG_VERSION'), 'utf8')).trim();
    if (major !== serverMajor) {
      throw new StartupError(
        `The data in ${target.folder} were written by PostgreSQL ${major}, and this version brings ${serverMajor}: export them with the version that wrote them, remove the folder, and import them again.`,
      );
    }
    if (!existsSync(target.passwordFile))
      throw new StartupError(
        `The file ${target.passwordFile} is missing, and without it nobody can read the database next to it: put it back, or remove ${target.folder} to start again.`,
      );
    return;
  }
  if (existsSync(target.cluster) && (await readdir(target.cluster)).length > 0)
    throw new StartupError(
      `${target.cluster} holds files that are not a PostgreSQL database: remove it or choose another DATA_DIR.`,
    );
  const side = path.join(target.folder, `cluster.new.${process.pid}`);
  for (const left of await readdir(target.folder))
    if (left.startsWith('cluster.new.')) await rm(path.join(target.folder, left), { recursive: true, force: true });
  await writeFile(target.passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  await chmod(target.passwordFile, 0o600);
  if (account) await chown(target.passwordFile, account.uid, account.gid);
  await run(
    path.join(bin, 'initdb'),
    [
      '-D',
      side,
      '-U',
      'lectern',
      '--encoding=UTF8',
      '--locale=C',
      '--lc-ctype=C.UTF-8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--auth=scram-sha-256',
      `--pwfile=${target.passwordFile}`,
      '--no-instructions',
    ],
    account,
  );
  await rm(target.cluster, { recursive: true, force: true });
  await rename(side, target.cluster);
};
