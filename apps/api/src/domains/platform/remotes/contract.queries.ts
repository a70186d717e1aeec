import type { PlacedContract, ChannelRelease } from '@lectern/contract/platform/remote-contracts';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

/** Every release that is live, a canary or next, with what it was compiled with. */
export const readPlaced = async (db: Kysely<DB>): Promise<PlacedContract[]> => {
  const { rows } = await sql<PlacedContract>`
    select r.name, l.semver as version, case when l.id = c.canary_release_id then 'canary' else c.channel end as place, l.contract,
      coalesce((select jsonb_agg(jsonb_build_object('slot', s ->> 'slot', 'id', s ->> 'id')) from jsonb_array_elements(l.declared #> '{declared,slots}') s), '[]') as slots
    from remotes r join remote_channels c on c.remote_id = r.id join remote_releases l on l.id in (c.release_id, c.canary_release_id)
    order by r.name, place, l.id`.execute(db);
  return rows;
};

/** Every release on a channel, once, with its channels and its demands on a shell. */
export const readChannelReleases = async (db: Kysely<DB>): Promise<ChannelRelease[]> => {
  const { rows } = await sql<ChannelRelease>`
    select r.name, l.semver as version, jsonb_agg(p.channel order by p.channel) as channels, (select v.declared - '{files,assets,needs}'::text[] from remote_releases v where v.id = l.id) as release
    from remotes r join remote_channels c on c.remote_id = r.id
      cross join lateral (values (c.channel::text, c.release_id), ('canary', c.canary_release_id), ('previous', case when c.channel = 'live' then c.previous_release_id end)
        union select 'stand-in', s.release_id from remote_stand_ins s where s.remote_id = r.id and c.channel = 'live') p (channel, release_id)
      join remote_releases l on l.id = p.release_id
    group by r.name, l.id, l.semver order by r.name, l.id desc`.execute(db);
  return rows;
};
