import type { Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';

/** Notes that a person has switched this remote: earlier reports are not held against the release that runs from now on. */
export const judgeFrom = async (db: Kysely<DB>, name: string, now: Date): Promise<void> => {
  await db.updateTable('remotes').set({ judgedFrom: now.toISOString() }).where('name', '=', name).execute();
};
