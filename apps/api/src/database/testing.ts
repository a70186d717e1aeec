import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { createDatabase, createPool, type ConnectedDatabase } from './connect';
import { clone } from './testing/clone';
import { templateName, type Seed } from './testing/templates';

export interface TestDatabase extends ConnectedDatabase {
  readonly url: string;
  readonly pool: Pool;
}

/** The server of this run, made by jest's global setup. */
const serverUrl = (): string => {
  const url = process.env['TEST_DATABASE_SERVER'];
  if (!url)
    throw new Error('TEST_DATABASE_SERVER is not set: run these tests through the jest configuration of apps/api');
  return url;
};

const named = (database: string): string => {
  const url = new URL(serverUrl());
  url.pathname = `/${database}`;
  return url.href;
};

/**
 * A database of its own for one test file, cloned from a migrated template: 'none' holds what migrations write, 'base' also
 * currencies, countries, time zones and languages, 'demo' the demo data. `close()` drops it.
 */
export const testDatabase = async ({ seed = 'none' }: { seed?: Seed } = {}): Promise<TestDatabase> => {
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`;
  const admin = createPool(named('postgres'), { max: 1 });
  await clone(admin, name, templateName(seed));
  const database = createDatabase(named(name), { max: 20 });
  return {
    ...database,
    url: named(name),
    close: async () => {
      await database.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
};
