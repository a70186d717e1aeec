import type { RemoteKey } from '@lectern/contract/platform/remote-keys';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';

/** The keys of a remote, or the one given, the newest first. */
export const readKeys = async (
  db: Kysely<DB>,
  of: { readonly remoteId: number } | { readonly id: number },
): Promise<RemoteKey[]> => {
  const which = 'id' in of ? sql`k.id = ${of.id}` : sql`k.remote_id = ${of.remoteId}`;
  const { rows } = await sql<RemoteKey>`
    select k.id, k.kind, k.label, k.key_id, u.full_name as added_by, k.created_at, k.revoked_at, k.revoked_reason,
      array(select l.semver || case when l.id = c.canary_release_id then ' is a canary' when c.channel = 'live' then ' is live' else ' is on the channel next' end
        from remote_channels c join remote_releases l on l.id in (c.release_id, c.canary_release_id) where c.remote_id = k.remote_id and l.key_id = k.id order by c.channel, l.id) as in_use
    from remote_keys k left join users u on u.id = k.added_by
    where ${which} order by k.created_at desc, k.id desc`.execute(db);
  return rows;
};

/** The versions that are live by this key: they would stop without it. */
export const liveBy = async (db: Kysely<DB>, keyId: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('remoteChannels as c')
    .innerJoin('remoteReleases as l', 'l.id', 'c.releaseId')
    .select('l.semver')
    .where('c.channel', '=', 'live')
    .where('l.keyId', '=', keyId)
    .orderBy('l.id')
    .execute();
  return rows.map(({ semver }) => semver);
};

/** The id of a registered remote, under its name. */
export const remoteIdOf = async (db: Kysely<DB>, name: string): Promise<number | undefined> =>
  (
    await db
      .selectFrom('remotes')
      .select('id')
      .where('name', '=', name)
      .where('unregisteredAt', 'is', null)
      .executeTakeFirst()
  )?.id;
