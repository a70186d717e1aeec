import { sql, type Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';

/** A list is many short questions at once: no compiling, no workers of its own, and rows that are in memory rather than on a disk that turns. */
const begin = sql`
  start transaction read only;
  set local statement_timeout = '2s';
  set local jit = off;
  set local max_parallel_workers_per_gather = 0;
  set local random_page_cost = 1.1`;

/** Runs a list's work where it can write nothing and each statement ends after 2 seconds; begun with one message to the database. */
export const inListTransaction = <T>(db: Kysely<DB>, work: (db: Kysely<DB>) => Promise<T>): Promise<T> =>
  db.connection().execute(async (connection) => {
    await begin.execute(connection);
    try {
      return await work(connection);
    } finally {
      // After an error PostgreSQL takes it for a rollback.
      await sql`commit`.execute(connection);
    }
  });
