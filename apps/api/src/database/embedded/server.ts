import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ownAccount } from './account';
import { findBinaries } from './binaries';
import { addressOf, clusterIn, ensureCluster, type Cluster } from './cluster';
import { launch, wrongPassword } from './launch';
import { locate } from './location';
import { underLock } from './lock';
import { isServerOn, runningServer, type PidFile } from './pid-file';
import { identityOf, lives } from './process-identity';
import { ensureDatabase, freePort, probe } from './server-probe';
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
  /** PostgreSQL comes from the packages of this checkout or installation. */
  readonly repository: string;
  /** The folder that holds cluster and password; made when missing. */
  readonly folder: string;
  /** Trades durability for speed: for databases that are thrown away. */
  readonly throwAway?: boolean;
}

/**
 * Starts the embedded PostgreSQL on a free port of 127.0.0.1, or takes the one that runs on the folder already. When its owner dies, the
 * server stops by itself. @throws Sentence for what a person must mend.
 */
export const startEmbedded = async ({
  repository,
  folder,
  throwAway = false,
}: EmbeddedOptions): Promise<EmbeddedServer> => {
  const account = ownAccount();
  const bin = await findBinaries(repository, account);
  await mkdir(folder, { recursive: true });
  return underLock(path.join(folder, 'start.lock'), async () => {
    const cluster = clusterIn(await locate(folder, account));
    await ensureCluster(cluster, bin, account);
    const running = runningServer(cluster.cluster);
    if (typeof running === 'object') {
      const answer = await probe(addressOf(cluster, running.port, 'postgres'));
      if (answer === 'refuses') throw wrongPassword(cluster.folder);
      if (answer === 'answers')
        return taken(cluster, running, (await ownerLives(folder)) ? 'borrowed' : 'adopted', folder);
    }
    if (running !== undefined) await endLeftOver(cluster, running);
    const port = await freePort();
    const pid = await launch(cluster, bin, account, port, throwAway);
    return taken(cluster, { pid, port }, 'started', folder);
  });
};

/** A file left by a server that is gone, even an empty one, would block the next start; a server that answers nobody is ended first. */
const endLeftOver = async (cluster: Cluster, running: 'stale' | PidFile): Promise<void> => {
  if (running !== 'stale') await end(cluster, running.pid);
  await rm(path.join(cluster.cluster, 'postmaster.pid'), { force: true });
};

const end = async (cluster: Cluster, pid: number): Promise<void> => {
  const deadline = Date.now() + 10_000;
  for (
    let signal: NodeJS.Signals | undefined = 'SIGINT';
    isServerOn(cluster.cluster, pid);
    signal = Date.now() > deadline ? 'SIGQUIT' : undefined
  ) {
    try {
      if (signal) process.kill(pid, signal); // after SIGQUIT the next start recovers: nothing that was committed is lost
    } catch {
      return; // it went at this moment
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

const ownerFile = (folder: string) => path.join(folder, 'owner');

const ownerLives = async (folder: string): Promise<boolean> =>
  lives(await readFile(ownerFile(folder), 'utf8').catch(() => ''));

const taken = async (
  cluster: Cluster,
  { pid, port }: PidFile,
  found: EmbeddedServer['found'],
  folder: string,
): Promise<EmbeddedServer> => {
  await ensureDatabase(addressOf(cluster, port, 'postgres'));
  const url = addressOf(cluster, port, 'lectern');
  if (found === 'borrowed') return { url, pid, found, stop: () => Promise.resolve() };
  await writeFile(ownerFile(folder), identityOf(process.pid) ?? '');
  const endWatch = watch(pid);
  const stop = async (): Promise<void> => {
    endWatch();
    await end(cluster, pid);
  };
  return { url, pid, found, stop };
};
