import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { open, readFile, rename } from 'node:fs/promises';
import { totalmem } from 'node:os';
import path from 'node:path';
import type { Account } from './account';
import { addressOf, type Cluster } from './cluster';
import { StartupError } from './startup-error';
import { probe } from './server-probe';

const throwAwaySettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** A quarter of the memory, as PostgreSQL advises, a gigabyte at most: it is taken page by page, as rows are read. */
const sharedMegabytes = (): number => Math.max(128, Math.min(1024, Math.floor(totalmem() / 2 ** 22)));

const settingsOf = (port: number, throwAway: boolean): Readonly<Record<string, string>> => ({
  listen_addresses: '127.0.0.1',
  port: String(port),
  unix_socket_directories: '',
  max_connections: '120',
  timezone: 'UTC',
  log_timezone: 'UTC',
  shared_buffers: `${sharedMegabytes()}MB`,
  work_mem: '16MB', // the sort keys of 60,000 matches stay in memory
  ...(throwAway ? throwAwaySettings : {}),
});

const logTail = async (file: string): Promise<string> =>
  existsSync(file) ? (await readFile(file, 'utf8')).trim().split('\n').slice(-4).join(' ') : '';

/** Waits until the server takes queries; recovery after a crash may take its time. */
const untilUp = async (child: ChildProcess, url: string, log: string): Promise<void> => {
  let ended: string | undefined;
  child.once('error', (error) => (ended = error.message));
  child.once('exit', (code) => (ended = `code ${code}`));
  for (;;) {
    if (ended !== undefined) throw new Error(`PostgreSQL ended while starting (${ended}): ${await logTail(log)}`);
    const answer = await probe(url);
    if (answer === 'answers') return;
    if (answer === 'refuses') {
      child.kill('SIGINT');
      throw wrongPassword(path.dirname(log));
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
};

/** What to say when the password file does not fit the cluster. */
export const wrongPassword = (folder: string): StartupError =>
  new StartupError(
    `The file ${folder}/password is not the password of the database next to it: put the right one back, or remove ${folder} to start again.`,
  );

/** Starts postgres on the cluster and the port; it writes `postgres.log` next to it, and keeps one earlier log. Gives its process id. */
export const launch = async (
  cluster: Cluster,
  bin: string,
  account: Account | undefined,
  port: number,
  throwAway: boolean,
): Promise<number> => {
  const log = path.join(cluster.folder, 'postgres.log');
  await rename(log, `${log}.1`).catch(() => undefined);
  const output = await open(log, 'w', 0o600);
  try {
    const child = spawn(
      path.join(bin, 'postgres'),
      [
        '-D',
        cluster.cluster,
        ...Object.entries(settingsOf(port, throwAway)).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      {
        cwd: '/',
        env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
        stdio: ['ignore', output.fd, output.fd],
        detached: true, // Ctrl-C is for us: we let requests finish before the database goes
        ...(account ? { uid: account.uid, gid: account.gid } : {}),
      },
    );
    await untilUp(child, addressOf(cluster, port, 'postgres'), log);
    child.unref();
    return child.pid ?? 0;
  } finally {
    await output.close();
  }
};
