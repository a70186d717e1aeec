import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { createDatabase } from '../src/database/connect';
import { startEmbedded } from '../src/database/embedded/server';
import { migrate, readMigrations } from '../src/database/migrate';
import type { DB } from '../src/database/schema.generated';
import { testRoots } from '../src/testing/roots';

/** A server that is thrown away in the end, and a folder for its files. */
export interface BenchDatabase {
  readonly url: string;
  readonly folder: string;
  stop(): Promise<void>;
}

/** Starts the embedded PostgreSQL on a new folder and writes a seed; tidied up, so that no vacuum comes in between. */
export const startDatabase = async (seed: (db: Kysely<DB>) => Promise<void>): Promise<BenchDatabase> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'lectern-bench-'));
  await chmod(folder, 0o755); // as root, the database runs as another user that must be able to enter
  const server = await startEmbedded({
    repository: testRoots.repository,
    folder: path.join(folder, 'postgres'),
    throwAway: true,
  });
  const database = createDatabase(server.url);
  await migrate(database.pool, await readMigrations(testRoots.migrations));
  await seed(database.db);
  await database.pool.query('vacuum analyze');
  await database.close();
  return {
    url: server.url,
    folder,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
