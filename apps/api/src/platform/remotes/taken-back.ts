import { sql, type Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import type { Placed } from './channels';

/** What was live before `target` was made live, to be gone back to after it; never `bad`, which was just taken back. */
export const behind = async (db: Kysely<DB>, remoteId: number, target: Placed, bad: Placed): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    select from_release_id as id from remote_events
    where remote_id = ${remoteId} and action = 'promote' and to_release_id = ${target.id} and from_release_id <> ${bad.id}
    order by at desc, id desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
};

/** Takes a release that was taken back off `next`: a promote that names none must not bring it again. */
export const notNext = async (db: Kysely<DB>, remoteId: number, bad: Placed): Promise<void> =>
  void (await db.updateTable('remoteChannels').set({ releaseId: null }).where('remoteId', '=', remoteId).where('channel', '=', 'next').where('releaseId', '=', bad.id).execute());
