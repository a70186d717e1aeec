import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';

/** A remote with what is on its channels. */
export interface RemoteRow {
  readonly id: number;
  readonly name: string;
  readonly title: string;
  readonly team: string;
  readonly basePaths: readonly string[];
  readonly state: 'enabled' | 'disabled';
  readonly message: string;
  readonly live: string | null;
  readonly liveId: number | null;
  readonly previous: string | null;
  readonly next: string | null;
  readonly canary: string | null;
  readonly canaryId: number | null;
  readonly percent: number | null;
  readonly roles: readonly { readonly id: number; readonly name: string }[];
  readonly startedAt: string | null;
  readonly lost: readonly { readonly version: string; readonly files: readonly string[] }[];
  readonly errorLimit: number;
  readonly minLoads: number;
}

/** Every remote, in the order in which they were registered. */
export const readRemotes = async (db: Kysely<DB>): Promise<readonly RemoteRow[]> => {
  const { rows } = await sql<RemoteRow>`
    select r.id, r.name, r.title, r.owner_team as team, r.base_paths, r.state, r.state_reason as message, r.error_limit::float8 as error_limit, r.min_loads,
      live.semver as live, live.id as live_id, before.semver as previous, next.semver as next, canary.semver as canary, canary.id as canary_id, l.canary_percent as percent, l.canary_started_at as started_at,
      (select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name) order by o.id), '[]') from roles o where o.id = any(l.canary_roles)) as roles,
      (select coalesce(json_agg(json_build_object('version', v.semver, 'files', f.paths) order by v.id), '[]') from remote_lost_files f join remote_releases v on v.id = f.release_id where v.remote_id = r.id) as lost
    from remotes r
      left join remote_channels l on l.remote_id = r.id and l.channel = 'live' left join remote_releases live on live.id = l.release_id
      left join remote_releases before on before.id = l.previous_release_id left join remote_releases canary on canary.id = l.canary_release_id
      left join remote_channels n on n.remote_id = r.id and n.channel = 'next' left join remote_releases next on next.id = n.release_id
    where r.unregistered_at is null order by r.id`.execute(db);
  return rows;
};
