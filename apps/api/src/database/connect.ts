import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { setUpForLists } from './list-connection';
import { PreparingClient } from './prepared';
import type { DB } from './schema.generated';

const { builtins } = pg.types;
/** The type `bigint[]`, which pg's table of names leaves out. */
const int8Array = 1016;

/** PostgreSQL's values as they arrive: ids as numbers (all below 2^53), times as ISO 8601 in UTC; dates (`2026-05-31`), intervals and numerics as text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === builtins.INT8) return (value: string) => Number(value);
    if (oid === builtins.TIMESTAMPTZ) return (value: string) => new Date(value).toISOString();
    if (oid === builtins.DATE || oid === builtins.INTERVAL) return (value: string) => value;
    if (oid === int8Array) {
      const list = pg.types.getTypeParser(int8Array as typeof builtins.INT8, 'text') as unknown as (
        value: string,
      ) => readonly (string | number)[];
      return (value: string) => list(value).map(Number);
    }
    return pg.types.getTypeParser(oid, format as 'text');
  }) as pg.CustomTypesConfig['getTypeParser'],
};

/** A pool that outlives a restart of the server: without a listener its first idle error would end the process. */
export const createPool = (connectionString: string, options: pg.PoolConfig = {}): pg.Pool => {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 10_000,
    types,
    application_name: 'lectern',
    Client: PreparingClient,
    ...options,
  });
  pool.on('error', () => undefined);
  return pool;
};

export interface ConnectedDatabase {
  readonly db: Kysely<DB>;
  /** For the statements of lists, over connections of its own that only read: see `setUpForLists`. */
  readonly lists: Kysely<DB>;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

const kyselyOver = (pool: pg.Pool): Kysely<DB> =>
  new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });

/**
 * Kysely in camelCase over a pool, and over another for lists, which takes no connection before the first list.
 * `close()` waits for running queries.
 */
export const createDatabase = (url: string, options: pg.PoolConfig = {}): ConnectedDatabase => {
  const pool = createPool(url, options);
  const db = kyselyOver(pool);
  // By the pool: it gives up a connection that is lost meanwhile, which Kysely's own hook would keep taken.
  const lists = kyselyOver(createPool(url, { ...options, onConnect: setUpForLists }));
  return {
    db,
    lists,
    pool,
    close: async () => {
      await Promise.all([db.destroy(), lists.destroy()]);
    },
  };
};
