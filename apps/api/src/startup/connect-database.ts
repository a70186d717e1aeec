import path from 'node:path';
import type { Pool } from 'pg';
import type { Config } from './config';
import { checkSearch } from '../database/check';
import { createDatabase, type ConnectedDatabase } from '../database/connect';
import { StartupError } from '../database/embedded/startup-error';
import { startEmbedded } from '../database/embedded/server';
import { whenGone } from '../database/embedded/server-probe';
import { migrate, type Migration } from '../database/migrate';

export interface UsedDatabase {
  readonly database: ConnectedDatabase;
  /** Its address, for the worker process. */
  readonly url: string;
  /** Fulfilled when the embedded server went away by itself; never for a database of one's own, which may come back. */
  readonly gone: Promise<void>;
  /** Closes the connections and stops the embedded server. */
  stop(): Promise<void>;
}

/** How the server's pool differs from a command's: a connection outlives the pause between two clicks, for a new one reads the catalogue again. */
export const poolOptions = { max: 20, idleTimeoutMillis: 300_000 };

const oldestMajor = 16;

/** Asks the first question: whatever goes wrong with it, the address is to blame. @throws Sentence without the password */
const firstWord = async (pool: Pool): Promise<void> => {
  let major: number;
  try {
    const { rows } = await pool.query<{ version: number }>(
      `select current_setting('server_version_num')::int / 10000 as version`,
    );
    major = rows[0]?.version ?? 0;
  } catch (error) {
    const { message, code = '' } = error as Error & { code?: string };
    throw new StartupError(`The database of DATABASE_URL cannot be used: ${message || code}.`);
  }
  if (major < oldestMajor)
    throw new StartupError(
      `The database of DATABASE_URL is PostgreSQL ${major}, and ${oldestMajor} is the oldest that works.`,
    );
};

const notAllowed = '42501';

/** Connects to DATABASE_URL or starts the embedded server, and brings the database to this code's state. @throws Sentence */
export const connectDatabase = async (
  { databaseUrl, dataFolder, roots: { repository } }: Config,
  migrations: readonly Migration[],
): Promise<UsedDatabase> => {
  const embedded = databaseUrl
    ? undefined
    : await startEmbedded({ repository, folder: path.join(dataFolder, 'postgres') });
  const url = databaseUrl ?? embedded?.url ?? '';
  const database = createDatabase(url, poolOptions);
  const stop = async (): Promise<void> => {
    await database.close();
    await embedded?.stop();
  };
  try {
    if (databaseUrl) await firstWord(database.pool);
    await migrate(database.pool, migrations);
    await checkSearch(database.pool);
    const watched = embedded && (await whenGone(embedded.url));
    let stopped = false;
    return {
      database,
      url,
      gone: watched
        ? watched.gone.then(() => (stopped ? new Promise<void>(() => undefined) : undefined))
        : new Promise<void>(() => undefined),
      stop: async () => {
        stopped = true;
        await watched?.release();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    if (databaseUrl && (error as { code?: string }).code === notAllowed)
      throw new StartupError(
        `The user of DATABASE_URL may not make tables or extensions there (${(error as Error).message}): make it the owner of the database.`,
      );
    throw error;
  }
};
