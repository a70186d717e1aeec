import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config';
import { StartupError } from '../database/embedded/startup-error';
import { readMigrations, type Migration } from '../database/migrate';
import { isEmpty, seedDemo } from '../seed/demo';
import { seedDemoFiles } from '../seed/demo-files';
import { publicRoutes } from '../domains/commerce/public';
import { paperFontsIn } from '../server/documents/paper-fonts';
import { delivery } from '../domains/platform/delivery';
import { readWorker, serveBuild, takeShellBuild } from '../domains/platform/delivery/shell-build';
import { keepServed } from '../domains/platform/delivery/shell-builds';
import { startBuild } from '../domains/platform/shells/start-build';
import { developmentRows } from '../development/rows';
import { readDevelopmentShell } from '../development/shell';
import { openStore } from '../storage/open';
import { registeredCalls } from '../domains/handlers';
import { liveTalks } from '../domains/people/message/talks';
import { listedTables } from '../domains/record-kinds';
import { buildServer } from '../server/server';
import { mailPlace } from '../server/mail/open-mailer';
import type { Services } from '../server/services';
import { distOf, remoteNames } from './builds';
import { connectDatabase, type UsedDatabase } from './connect-database';
import { openDataFolder } from './data-folder';
import { listen, refuseTakenPort } from './listen';
import { writeNote } from './note';
import { processReader } from './process-reader';
import { registerEach } from './register-each';
import { serverKeys } from './secrets';
import { keepAllFiles } from '../domains/platform/remotes/keep-files';
import { warnOfBreaks } from './warn-of-breaks';
import { warnOfMisfits } from './warn-of-misfits';
import { startWorkerProcess, type WorkerProcess } from './worker-process';

export interface RunningConsole {
  readonly address: string;
  /** Fulfilled when the embedded database went away by itself. */
  readonly databaseGone: Promise<void>;
  /** Takes no more requests, finishes those that run, and ends everything that was started. */
  stop(): Promise<void>;
}

/** Makes sure that what the console serves is built. What it answers ends the hold of the builds: until then no other start changes them. */
export type HoldBuilds = (config: Config) => Promise<() => void>;

/** Builds and starts the database at the same time; when either fails, the other is let go again. `read` ends the hold of the builds. */
const prepare = async (
  config: Config,
  migrations: readonly Migration[],
  holdBuilds: HoldBuilds,
): Promise<UsedDatabase & { readonly read: () => void }> => {
  const [connecting, building] = [connectDatabase(config, migrations), holdBuilds(config)];
  try {
    const [used, read] = await Promise.all([connecting, building]);
    if (!config.development && !existsSync(path.join(config.shellFolder, 'shell.json')))
      throw new StartupError(`There is no build of the shell in ${config.shellFolder}: run npm run build.`);
    return { ...used, read };
  } catch (error) {
    building.then(
      (read) => read(),
      () => undefined,
    );
    await connecting.then(
      (used) => used.stop(),
      () => undefined,
    );
    throw error;
  }
};

/** Puts this process's build of the shell on its channel, and says where pages are given another one. */
const publishShell = async (
  db: UsedDatabase['database']['db'],
  hash: string,
  channel: Config['shellChannel'],
  warn: (text: string) => void,
): Promise<void> => {
  const other = await db.transaction().execute((transaction) => startBuild(transaction, hash, channel, new Date()));
  if (other !== undefined) warn(other);
};

/**
 * Builds what is not built, and brings up database, releases and server. Whatever was started is stopped again when a later step fails.
 * `warn` hears of what is wrong with one remote while everything else works. @throws Sentence
 */
export const startConsole = async (
  config: Config,
  holdBuilds: HoldBuilds,
  warn: (text: string) => void,
): Promise<RunningConsole> => {
  const { repository, migrations: folder, worker: workerCommand } = config.roots;
  const migrations = await readMigrations(folder);
  await openDataFolder(config.dataFolder);
  await refuseTakenPort(config);
  const { database, url, gone, stop: stopDatabase, read } = await prepare(config, migrations, holdBuilds);
  const uploads = processReader(config.roots.uploads);
  let app: FastifyInstance | undefined;
  let worker: WorkerProcess | undefined;
  let takeBackNote: (() => Promise<void>) | undefined;
  let endServing: (() => void) | undefined;
  const stop = async (): Promise<void> => {
    endServing?.();
    await Promise.all([app?.close(), worker?.stop()]);
    uploads.stop();
    await stopDatabase();
    await takeBackNote?.();
  };
  try {
    const store = await openStore(config);
    const keys = await serverKeys(config.dataFolder, {
      current: config.serverKey,
      previous: config.previousServerKey,
    });
    if (config.mode !== 'production' && (await isEmpty(database.db))) {
      await seedDemo(database.db, { keys, publicUrl: config.publicUrl });
      await seedDemoFiles(database.db, store);
    }
    const { development } = config;
    const build = development
      ? await readDevelopmentShell(development)
      : await takeShellBuild(database.db, store, config.shellFolder, config.shellChannel === 'next');
    const host = { version: build.version, given: build.given, hash: development ? undefined : build.hash };
    await registerEach(
      {
        db: database.db,
        store,
        host,
        dataFolder: config.dataFolder,
        builds: remoteNames(repository)
          .filter((name) => !development?.remotes[name])
          .map((name) => distOf(repository, name)),
      },
      warn,
    );
    await database.db.transaction().execute(keepAllFiles);
    if (!development) await publishShell(database.db, build.hash, config.shellChannel, warn);
    await warnOfBreaks(database.db, warn);
    if (host.hash !== undefined) await warnOfMisfits(database.db, { ...host, hash: host.hash }, warn);
    const serviceWorker = development ? undefined : await readWorker(config.shellFolder);
    const services: Services = {
      db: database.db,
      lists: database.lists,
      migrations,
      keys,
      publicUrl: config.publicUrl,
      otherOrigins: config.mode !== 'production' ? [`http://127.0.0.1:${config.port}`] : [],
      cookiePort: config.mode !== 'production' ? config.port : undefined,
      store,
      fonts: config.roots.fonts,
      paperFonts: paperFontsIn(config.roots.paperFonts),
      uploads,
      mail: { isSent: config.smtpUrl !== undefined, showsLinks: config.mode !== 'production' && !config.smtpUrl },
      host: () => host,
      now: () => new Date(),
      shellHash: () => build.hash,
      developmentRows: development && developmentRows(development),
    };
    app = await buildServer({
      services,
      calls: registeredCalls(services),
      lists: listedTables,
      talks: liveTalks,
      pool: database.pool,
      logLevel: config.logLevel,
      trustProxy: config.trustProxy,
      metrics: { token: config.metricsToken, pool: database.pool },
      publicRoutes,
      delivery: delivery({ build, worker: serviceWorker, production: !development, development }),
    });
    const { log } = app;
    if (!development)
      endServing = keepServed(
        () => serveBuild(database.db, store, config.shellFolder, build, config.shellChannel === 'next'),
        (error) => log.warn({ err: error }, 'the build of the shell could not be noted as served, with all its files'),
      );
    await listen(app, config);
    worker = startWorkerProcess(
      workerCommand,
      {
        databaseUrl: url,
        place: { dataFolder: config.dataFolder, objects: config.objects },
        logLevel: config.logLevel,
        host,
        shellHash: development ? undefined : build.hash,
        keys,
        publicUrl: config.publicUrl,
        mail: mailPlace(config),
        fonts: config.roots.fonts,
      },
      warn,
    );
    read();
    takeBackNote = await writeNote(config.dataFolder, config.publicUrl);
    return { address: config.publicUrl, databaseGone: gone, stop };
  } catch (error) {
    read();
    await stop();
    throw error;
  }
};
