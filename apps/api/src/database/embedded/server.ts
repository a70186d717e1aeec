import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { ownAccount } from './account';
import { canEnter, findBinaries, reachableDataFolder } from './binaries';
import { clusterIn, ensureCluster, passwordOf, type Cluster } from './cluster';
import { isHeld, underLock } from './lock';
import { runningServer } from './pid-file';
import { watch } from './watchdog';

export interface EmbeddedServer {
  /** The address of the database `lectern`, password included: never printed. */
  readonly url: string;
  readonly pid: number;
  /** How it was found: started now, running after its owner had died, or in use by another process that lives (then `stop` leaves it). */
  readonly found: 'started' | 'adopted' | 'borrowed';
  /** Stops the server and waits until it is gone; a borrowed one is left to its owner. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** The folder that holds cluster and password; made when missing. */
  readonly folder: string;
  /** Trades durability for speed: for databases that are thrown away. */
  readonly throwAway?: boolean;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port'))));
    });
  });

const addressOf = (cluster: Cluster, port: number, database: string) => `postgresql://lectern:${passwordOf(cluster)}@127.0.0.1:${port}/${database}`;

const reachable = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** Makes the console's database on a server that has none yet. */
const ensureDatabase = async (adminUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(`select 1 from pg_database where datname = 'lectern'`);
    if (!rowCount) await client.query('create database lectern');
  } finally {
    await client.end();
  }
};

const logTail = async (file: string): Promise<string> => (existsSync(file) ? (await readFile(file, 'utf8')).trim().split('\n').slice(-4).join(' ') : '');

/**
 * Starts the embedded PostgreSQL on a free port of 127.0.0.1, or adopts one that still runs on the folder. When this process dies, the
 * server stops by itself. @throws Sentence for what a person must mend.
 */
export const startEmbedded = async ({ folder, throwAway = false }: EmbeddedOptions): Promise<EmbeddedServer> => {
  const account = ownAccount();
  const bin = await findBinaries(account);
  await mkdir(folder, { recursive: true });
  const cluster = clusterIn(canEnter(folder, account) ? folder : reachableDataFolder(folder));
  return underLock(path.join(folder, 'start.lock'), async () => {
    await ensureCluster(cluster, bin, account);
    const running = runningServer(cluster.cluster);
    if (typeof running === 'object' && (await reachable(addressOf(cluster, running.port, 'postgres')))) {
      await ensureDatabase(addressOf(cluster, running.port, 'postgres'));
      return serverOf(cluster, running.pid, running.port, await ownerLives(cluster) ? 'borrowed' : 'adopted');
    }
    if (running !== undefined) await endLeftOver(cluster, running);
    const port = await freePort();
    const log = path.join(cluster.folder, 'postgres.log');
    const settings = { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '', max_connections: '120', timezone: 'UTC', log_timezone: 'UTC', ...(throwAway ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}) };
    const child = spawn(path.join(bin, 'postgres'), ['-D', cluster.cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])], {
      cwd: '/',
      env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true, // Ctrl-C is for us: we let requests finish before the database goes
      ...(account ? { uid: account.uid, gid: account.gid } : {}),
    });
    child.stderr.on('data', (chunk: Buffer) => void appendFile(log, chunk).catch(() => undefined));
    await untilUp(child, addressOf(cluster, port, 'postgres'), log);
    child.unref();
    (child.stderr as unknown as { unref(): void }).unref();
    await ensureDatabase(addressOf(cluster, port, 'postgres'));
    return serverOf(cluster, child.pid ?? 0, port, 'started');
  });
};

const untilUp = async (child: ChildProcess, url: string, log: string): Promise<void> => {
  let ended: string | undefined;
  child.once('error', (error) => (ended = error.message));
  child.once('exit', (code) => (ended = `code ${code}`));
  while (ended === undefined) {
    if (await reachable(url)) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`PostgreSQL ended while starting (${ended}): ${await logTail(log)}`);
};

/** A file left by a server that is gone, even an empty one, would block the next start; a server that answers nobody is ended first. */
const endLeftOver = async (cluster: Cluster, running: 'stale' | { pid: number }): Promise<void> => {
  if (running !== 'stale') {
    process.kill(running.pid, 'SIGINT');
    await untilGone(cluster, running.pid);
  }
  await rm(path.join(cluster.cluster, 'postmaster.pid'), { force: true });
};

const untilGone = async (cluster: Cluster, pid: number): Promise<void> => {
  const patience = Date.now() + 10_000;
  for (;;) {
    const running = runningServer(cluster.cluster);
    if (typeof running !== 'object' || running.pid !== pid) return;
    if (Date.now() > patience) process.kill(pid, 'SIGQUIT'); // crash recovery at the next start loses nothing that was committed
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

const ownerFile = (cluster: Cluster) => path.join(cluster.folder, 'owner');

const ownerLives = async (cluster: Cluster): Promise<boolean> => isHeld(await readFile(ownerFile(cluster), 'utf8').catch(() => ''));

const serverOf = async (cluster: Cluster, pid: number, port: number, found: EmbeddedServer['found']): Promise<EmbeddedServer> => {
  const url = addressOf(cluster, port, 'lectern');
  if (found === 'borrowed') return { url, pid, found, stop: () => Promise.resolve() };
  await writeFile(ownerFile(cluster), String(process.pid));
  const endWatch = watch(pid);
  const stop = async (): Promise<void> => {
    endWatch();
    try {
      process.kill(pid, 'SIGINT');
    } catch {
      return; // it is gone already
    }
    await untilGone(cluster, pid);
  };
  return { url, pid, found, stop };
};
