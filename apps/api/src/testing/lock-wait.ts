import { setImmediate } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';

/** Resolves when somebody in this database waits for a lock. */
export const somebodyWaits = async (db: Kysely<DB>): Promise<void> => {
  for (;;) {
    const { rows } =
      await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        db,
      );
    if (rows.length > 0) return;
    await setImmediate();
  }
};
