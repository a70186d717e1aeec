import { pino } from 'pino';
import { createDatabase } from '../database/connect';
import { logOptions } from '../server/calls/log';
import { jobHandlers } from '../domains/job-handlers';
import type { ServerKeys } from '../server/auth/server-keys';
import { createWorker } from '../server/jobs/worker';
import { openMailer, type MailPlace } from '../server/mail/open-mailer';
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
  readonly keys: ServerKeys;
  readonly publicUrl: string;
  readonly mail: MailPlace;
  /** The folder of the fonts that documents are written in. */
  readonly fonts: string;
}

/** Takes jobs until it should stop, or until the console that started it is gone. */
const work = async ({
  databaseUrl,
  place,
  logLevel,
  host,
  shellHash,
  keys,
  publicUrl,
  mail,
  fonts,
}: WorkerOrder): Promise<void> => {
  const log = pino(logOptions(logLevel) as object);
  const { db, pool, close } = createDatabase(databaseUrl, { max: 12, application_name: 'lectern worker' });
  const mailer = openMailer(mail);
  const worker = createWorker({
    services: {
      db,
      store: await openStore(place),
      host: () => host,
      shellHash: () => shellHash,
      keys,
      publicUrl,
      mailer,
      fonts,
    },
    pool,
    handlers: jobHandlers,
    report: (error) => log.error({ err: error }, 'job failed'),
  });
  let ending = false;
  const end = async (): Promise<void> => {
    if (ending) return;
    ending = true;
    await worker.stop();
    mailer.close();
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] satisfies NodeJS.Signals[]) process.on(signal, () => void end());
  process.once('disconnect', () => void end());
  await worker.start();
};

process.once('message', (order) => void work(order as WorkerOrder));
