import { hostname } from 'node:os';
import type { Pool, PoolClient } from 'pg';
import { queueDue } from '../scheduled-jobs/schedules.queries';
import { identityOf, lives } from '../../database/embedded/process-identity';
import { claimJob, reapJobs, workersAtWork } from './claim.queries';
import type { JobHandler, WorkerServices } from './job';
import { queueChannel } from './queue';
import { runJob } from './run-job';

/** Jobs that one worker has in hand at the same time: a long export must not hold up everything behind it. */
const concurrency = 3;
/** How long a worker sleeps when nobody wakes it, in ms: the clock makes a job due without a word. */
const pollInterval = 2000;
/** Between two looks for workers that have died, and at the clock, in ms. */
const maintenanceInterval = 10_000;

const here = hostname();
const ownName = `${here} ${identityOf(process.pid) ?? process.pid}`;

/** Which of these workers lived on this machine and are dead: nobody has to wait for their leases. */
export const deadOf = (workers: readonly string[]): string[] =>
  workers.filter((worker) => worker.startsWith(`${here} `) && !lives(worker.slice(here.length + 1)));

export interface Worker {
  /** Does everything that is due, and everything that this makes due; for tests and commands. */
  drain(): Promise<void>;
  /** Works until `stop`, which waits for the steps in hand and leaves the rest to the next worker. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  readonly services: WorkerServices;
  readonly pool: Pool;
  readonly handlers: readonly JobHandler[];
  readonly report: (error: unknown) => void;
  /** Names this worker among all; tests give their own. */
  readonly name?: string;
}

/** Takes jobs from the queue of this database and runs them. Any number may do so, in any number of processes. */
export const createWorker = ({ services, pool, handlers, report, name = ownName }: Options): Worker => {
  const byName = new Map(handlers.map((handler) => [handler.name, handler]));
  const inHand = new Set<Promise<void>>();
  let stopping = false;
  let wake: () => void = () => undefined;
  let listener: PoolClient | undefined;

  /** Begins the job that is due first, and does not wait for its end; false when none is due. */
  const takeOne = async (): Promise<boolean> => {
    const job = await claimJob(services.db, name);
    if (!job) return false;
    const running = runJob(services, byName.get(job.name), job, { isEnding: () => stopping, report })
      .catch(report)
      .finally(() => {
        inHand.delete(running);
        wake();
      });
    inHand.add(running);
    return true;
  };
  const reap = async (): Promise<void> => void (await reapJobs(services.db, deadOf(await workersAtWork(services.db))));

  const rest = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, pollInterval);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const listen = async (): Promise<void> => {
    const client = await pool.connect();
    listener = client;
    client.on('notification', () => wake());
    client.on('error', () => {
      if (listener !== client) return;
      client.release(true);
      listener = undefined;
    });
    await client.query(`listen ${queueChannel}`);
  };

  let working: Promise<void> | undefined;
  const work = async (): Promise<void> => {
    let maintainedAt = 0;
    while (!stopping) {
      try {
        if (!listener) await listen();
        if (Date.now() - maintainedAt > maintenanceInterval) {
          await reap();
          await queueDue(services.db, [...byName.keys()]);
          maintainedAt = Date.now();
        }
        if (inHand.size < concurrency && (await takeOne())) continue;
      } catch (error) {
        report(error);
      }
      await rest();
    }
  };

  return {
    drain: async () => {
      await reap();
      while (await takeOne()) await Promise.all(inHand);
    },
    start: async () => {
      working = work();
    },
    stop: async () => {
      stopping = true;
      wake();
      await working;
      listener?.release(true);
      await Promise.all(inHand);
    },
  };
};
