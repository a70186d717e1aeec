import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

/** Makes the figures of these members again (all where none are named); in the transaction of the write that changed them. */
export const refreshStats = async (db: Kysely<DB>, batchId: number, studentIds?: readonly number[]): Promise<void> => {
  await sql`select refresh_batch_stats(${batchId}, ${studentIds ?? null}::bigint[])`.execute(db);
};
