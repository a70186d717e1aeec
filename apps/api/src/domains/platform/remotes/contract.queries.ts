import type { PlacedContract } from '@lectern/contract/platform/remote-contracts';
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
