import type { ReleaseRow } from '@lectern/contract/platform/remotes-overview';
import type { Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { notFound } from '../../../../server/calls/errors';

const kept = 25;

interface OneRemote {
  readonly name: string;
  readonly releases: ReleaseRow[];
  readonly roles: { id: number; name: string }[];
}

/** A remote's newest releases, and every role there is. @throws 404 */
export const readRemote = async (db: Kysely<DB>, name: string): Promise<OneRemote> => {
  const remote = await db
    .selectFrom('remotes')
    .select('id')
    .where('name', '=', name)
    .where('unregisteredAt', 'is', null)
    .executeTakeFirst();
  if (!remote) throw notFound(`There is no remote ${name}`);
  const releases = await db
    .selectFrom('remoteReleases')
    .select(['semver as version', 'state', 'stateReason', 'publishedAt', 'totalBytes', 'entryBytes'])
    .where('remoteId', '=', remote.id)
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(kept)
    .execute();
  const roles = await db
    .selectFrom('roles')
    .select(['id', 'name'])
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute();
  return { name, releases, roles };
};
