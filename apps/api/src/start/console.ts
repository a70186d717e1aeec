import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { checkSearch } from '../database/check';
import { createDatabase, type ConnectedDatabase } from '../database/connect';
import { startEmbedded, type EmbeddedServer } from '../database/embedded/server';
import { Sentence } from '../database/embedded/sentence';
import { migrate, MigrationRefused } from '../database/migrate';
import { isEmpty, seedDemo } from '../database/seed/demo';
import { delivery } from '../delivery';
import { takeShellBuild } from '../delivery/shell-build';
import { folderStore } from '../objects/folder';
import { buildServer } from '../server';
import { buildAll, distOf, remoteNames } from './builds';
import { openDataFolder } from './data-folder';
import { registerBuiltReleases } from './register-releases';
import { serverKeys } from './secrets';

export interface RunningConsole {
  readonly address: string;
  stop(): Promise<void>;
}

const connect = async (config: Config): Promise<{ database: ConnectedDatabase; embedded: EmbeddedServer | undefined }> => {
  const embedded = config.databaseUrl ? undefined : await startEmbedded({ folder: path.join(config.dataFolder, 'postgres') });
  const database = createDatabase(config.databaseUrl ?? embedded?.url ?? '', { max: 20 });
  try {
    await migrate(database.pool);
    await checkSearch(database.pool);
    return { database, embedded };
  } catch (error) {
    await database.close();
    await embedded?.stop();
    if (error instanceof MigrationRefused) throw new Sentence(error.message);
    if (config.databaseUrl && isConnectionError(error)) throw new Sentence(`The database of DATABASE_URL cannot be used (${(error as Error).message || (error as NodeJS.ErrnoException).code}).`);
    throw error;
  }
};

/** Refused, unknown host, wrong password, no such database. */
const isConnectionError = (error: unknown): boolean => /^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|28|3D)/.test((error as { code?: string }).code ?? '');

const listen = async (app: FastifyInstance, { host, port }: Config): Promise<void> => {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new Sentence(`The port ${port} is taken: stop what listens there, or choose another with PORT.`);
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL') throw new Sentence(`The console cannot listen on ${host}:${port} (${code}): choose others with HOST and PORT.`);
    throw error;
  }
};

/** Builds what is not built, and brings up database, releases and server. Whatever was started is stopped again when a later step fails. */
export const startConsole = async (config: Config): Promise<RunningConsole> => {
  await openDataFolder(config.dataFolder);
  const [{ database, embedded }] = await Promise.all([connect(config), buildAll(config.shellFolder)]);
  const note = path.join(config.dataFolder, 'console.json');
  let app: FastifyInstance | undefined;
  const stop = async (): Promise<void> => {
    await app?.close();
    await database.close();
    await embedded?.stop();
    await rm(note, { force: true });
  };
  try {
    if (config.mode === 'demo' && (await isEmpty(database.db))) await seedDemo(database.db);
    const store = folderStore(path.join(config.dataFolder, 'objects'));
    const build = await takeShellBuild(store, config.shellFolder);
    const host = { version: build.version, given: build.given };
    await registerBuiltReleases({ db: database.db, store, host, dataFolder: config.dataFolder, builds: remoteNames().map(distOf) });
    app = await buildServer({
      services: {
        db: database.db,
        keys: await serverKeys(config.dataFolder, config.serverKey),
        publicUrl: config.publicUrl,
        otherOrigins: config.mode === 'demo' ? [`http://127.0.0.1:${config.port}`] : [],
        cookiePort: config.mode === 'demo' ? config.port : undefined,
        store,
        host: () => host,
        shellHash: () => build.hash,
      },
      logLevel: config.logLevel,
      trustProxy: config.trustProxy,
      delivery: delivery({ build, production: true }),
    });
    await listen(app, config);
    await writeFile(note, JSON.stringify({ address: config.publicUrl, pid: process.pid }), { mode: 0o600 });
    return { address: config.publicUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
