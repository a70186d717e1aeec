import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { Placed } from './channels';
import { isLeaving } from './retention';

/** Of a release `l`: whether it was rolled back and not promoted by its name since. One that was live once and whose canary a person ended later counts, too. */
export const wasRolledBack = sql<boolean>`exists (select 1 from remote_events b where b.remote_id = l.remote_id and b.from_release_id = l.id and b.action in ('rollback', 'auto_rollback')
  and not exists (select 1 from remote_events p where p.remote_id = l.remote_id and p.to_release_id = l.id and p.action = 'promote' and p.id > b.id))`;

/**
 * The release that was live before `target`, as the next target of a rollback; never `bad`, which was just rolled back. Where it may not run any more,
 * or was rolled back too, it is the next one further back in the history. Events count by their ids: the registry's lock orders them.
 */
export const behind = async (
  db: Kysely<DB>,
  remoteId: number,
  target: Placed,
  bad: Placed,
): Promise<Placed | undefined> => {
  const { rows } = await sql<Placed>`
    select l.id, l.semver as version from remote_events e join remote_releases l on l.id = e.from_release_id join remote_keys k on k.id = l.key_id
    where e.remote_id = ${remoteId} and e.action = 'promote' and l.id not in (${target.id}, ${bad.id})
      and e.id <= (select max(t.id) from remote_events t where t.remote_id = ${remoteId} and t.action = 'promote' and t.to_release_id = ${target.id})
      and l.state = 'ready' and k.revoked_at is null and not ${isLeaving} and not ${wasRolledBack}
    order by e.id desc limit 1`.execute(db);
  return rows[0];
};

/** Removes a rolled-back release from `next`: a promote without a name must not make it live again. */
export const notNext = async (db: Kysely<DB>, remoteId: number, bad: Placed): Promise<void> =>
  void (await db
    .updateTable('remoteChannels')
    .set({ releaseId: null })
    .where('remoteId', '=', remoteId)
    .where('channel', '=', 'next')
    .where('releaseId', '=', bad.id)
    .execute());
