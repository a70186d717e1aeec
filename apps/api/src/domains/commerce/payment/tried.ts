import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

/** Does work in a savepoint: money that is booked stays, whatever fails in it. Gives its result, or the cause of its failure. */
export const tried = async <T>(
  db: Kysely<DB>,
  work: () => Promise<T>,
): Promise<{ readonly value: T } | { readonly cause: string }> => {
  await sql`savepoint tried`.execute(db);
  try {
    const value = await work();
    await sql`release savepoint tried`.execute(db);
    return { value };
  } catch (thrown) {
    await sql`rollback to savepoint tried`.execute(db);
    return { cause: thrown instanceof Error ? thrown.message : String(thrown) };
  }
};
