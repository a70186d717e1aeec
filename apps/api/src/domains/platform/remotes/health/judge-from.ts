import type { Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';

/** Notes a switch of this remote by a person. Earlier reports no longer count against its release. */
export const judgeFrom = async (db: Kysely<DB>, name: string, now: Date): Promise<void> => {
  await db.updateTable('remotes').set({ judgedFrom: now.toISOString() }).where('name', '=', name).execute();
};
