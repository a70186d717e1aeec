import path from 'node:path';
import { readConfig, type Config } from '../startup/config';
import { createDatabase, type ConnectedDatabase } from '../database/connect';
import { startEmbedded } from '../database/embedded/server';
import { migrate, readMigrations } from '../database/migrate';
import { openStore } from '../storage/open';
import type { ObjectStore } from '../storage/store';
import type { Roots } from '../startup/roots';

/** What a command works on. */
export interface Data {
  readonly config: Config;
  readonly database: ConnectedDatabase;
  readonly store: ObjectStore;
  /** Names of the migrations that were applied on the way. */
  readonly applied: readonly string[];
}

/** Runs `work` on the database of the configuration, brought to this code's state, and on its objects. */
export const withData = async (roots: Roots, work: (data: Data) => Promise<void>): Promise<void> => {
  const config = readConfig(process.env, roots);
  const { databaseUrl, dataFolder } = config;
  const embedded = databaseUrl
    ? undefined
    : await startEmbedded({ repository: roots.repository, folder: path.join(dataFolder, 'postgres') });
  const database = createDatabase(databaseUrl ?? embedded?.url ?? '');
  try {
    const applied = await migrate(database.pool, await readMigrations(roots.migrations));
    await work({ config, database, store: await openStore(config), applied });
  } finally {
    await database.close();
    await embedded?.stop();
  }
};
