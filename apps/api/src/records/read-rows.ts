import { sql, type Compilable, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../database/schema.generated';

/** Rows that are held in memory at a time. */
export const chunkRows = 1000;

/**
 * All rows of a query, in chunks, as they were at one moment: a cursor in a transaction of its own, so that no memory but a chunk's is used
 * and a row that moves meanwhile is neither lost nor there twice.
 */
export async function* readRows<Row>(
  db: Kysely<DB>,
  query: RawBuilder<Row> | Compilable<Row>,
): AsyncGenerator<readonly Row[]> {
  const transaction = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    await sql`declare listed no scroll cursor for ${query}`.execute(transaction);
    for (let rows: readonly Row[] = []; ;) {
      ({ rows } = await sql<Row>`fetch ${sql.lit(chunkRows)} from listed`.execute(transaction));
      if (rows.length > 0) yield rows;
      if (rows.length < chunkRows) return;
    }
  } finally {
    await transaction.rollback().execute();
  }
}
