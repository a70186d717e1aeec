import { pino } from 'pino';
import { createDatabase } from '../database/connect';
import { logOptions } from '../server/calls/log';
import { jobHandlers } from '../domains/job-handlers';
import { createWorker } from '../server/jobs/worker';
import { openStore, type ObjectsPlace } from '../storage/open';
import type { Host } from '../server/services';

/** What the console sends to the worker process that it starts; the database's address holds a password and so is on no command line. */
export interface WorkerOrder {
  readonly databaseUrl: string;
  readonly place: ObjectsPlace;
  readonly logLevel: string;
  /** The shell that releases must fit. */
  readonly host: Host;
  /** The hash of the shell's build that the console serves; none in development. */
  readonly shellHash: string | undefined;
}

/** Takes jobs until it should stop, or until the console that started it is gone. */
const work = async ({ databaseUrl, place, logLevel, host, shellHash }: WorkerOrder): Promise<void> => {
  const log = pino(logOptions(logLevel) as object);
  const { db, pool, close } = createDatabase(databaseUrl, { max: 12, application_name: 'lectern worker' });
  const worker = createWorker({
    services: { db, store: await openStore(place), host: () => host, shellHash: () => shellHash },
    pool,
    handlers: jobHandlers,
    report: (error) => log.error({ err: error }, 'job failed'),
  });
  let ending = false;
  const end = async (): Promise<void> => {
    if (ending) return;
    ending = true;
    await worker.stop();
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] satisfies NodeJS.Signals[]) process.on(signal, () => void end());
  process.once('disconnect', () => void end());
  await worker.start();
};

process.once('message', (order) => void work(order as WorkerOrder));
