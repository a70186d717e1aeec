import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabase, createPool } from '../connect';
import { startEmbedded, type EmbeddedServer } from '../embedded/server';
import { migrate, readMigrations } from '../migrate';
import { seedBase } from '../../seed/base';
import { seedDemo } from '../../seed/demo';
import type { Roots } from '../../startup/roots';
import { testTools } from '../../testing/tools';
import { clone } from './clone';
import { seeds, templateName } from './templates';

export interface TestServer {
  readonly server: EmbeddedServer;
  readonly folder: string;
}

/** Starts the throw-away server of a run and makes the templates: `none` by migrating, the others from it by seeding. */
export const startTestServer = async ({ repository, migrations }: Roots): Promise<TestServer> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'lectern-test-db-'));
  await chmod(folder, 0o755); // as root, the server runs as another user that must be able to enter
  const server = await startEmbedded({ repository, folder: path.join(folder, 'pg'), throwAway: true });
  process.env['TEST_DATABASE_SERVER'] = server.url;
  const admin = createPool(server.url, { max: 1 });
  for (const seed of seeds) {
    const name = templateName(seed);
    await clone(admin, name, seed === 'none' ? 'template1' : templateName('none'));
    const url = new URL(server.url);
    url.pathname = `/${name}`;
    const database = createDatabase(url.href);
    if (seed === 'none') await migrate(database.pool, await readMigrations(migrations));
    if (seed === 'base') await seedBase(database.db);
    if (seed === 'demo') await seedDemo(database.db, testTools);
    await database.close();
  }
  await admin.end();
  return { server, folder };
};

/** Ends what `startTestServer` made. */
export const stopTestServer = async ({ server, folder }: TestServer): Promise<void> => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
};

/** Runs what wants test databases outside of jest: soaks and benches. */
export const withTestServer = async <T>(roots: Roots, work: () => Promise<T>): Promise<T> => {
  const server = await startTestServer(roots);
  try {
    return await work();
  } finally {
    await stopTestServer(server);
  }
};
