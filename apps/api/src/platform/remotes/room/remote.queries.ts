import type { ReleaseRow, RemoteKey } from '@lectern/contract/platform/room';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { notFound } from '../../../http/errors';

const kept = 25;

interface OneRemote {
  readonly name: string;
  readonly releases: ReleaseRow[];
  readonly keys: RemoteKey[];
  readonly roles: { id: number; name: string }[];
}

/** A remote's newest releases and its keys, trusted or not, and every role there is. @throws 404 */
export const readRemote = async (db: Kysely<DB>, name: string): Promise<OneRemote> => {
  const remote = await db.selectFrom('remotes').select('id').where('name', '=', name).executeTakeFirst();
  if (!remote) throw notFound(`There is no remote ${name}`);
  const releases = await db
    .selectFrom('remoteReleases')
    .select(['semver as version', 'state', 'stateReason', 'publishedAt', 'totalBytes', 'entryBytes'])
    .where('remoteId', '=', remote.id)
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(kept)
    .execute();
  const keys = await sql<RemoteKey>`
    select k.id, k.kind, k.label, k.key_id, k.created_at as added_at, u.full_name as added_by, k.expires_at, k.revoked_at, k.revoked_reason
    from remote_keys k left join users u on u.id = k.added_by where k.remote_id = ${remote.id} order by k.id desc`.execute(db);
  const roles = await db.selectFrom('roles').select(['id', 'name']).where('deletedAt', 'is', null).orderBy('id').execute();
  return { name, releases, keys: keys.rows, roles };
};
