import type { RemoteStatus } from '@lectern/contract/platform';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { Host } from '../../../server/services';
import { pageRefusals } from './page-refusals';

const kept = 10;

/** Every remote, or the one given, with its channels and newest releases. */
export const readStatus = async (db: Kysely<DB>, host: Host, only?: number): Promise<RemoteStatus[]> => {
  const refusals = await pageRefusals(db, host);
  const { rows } = await sql<Omit<RemoteStatus, 'refused'>>`
    select r.name, r.title, r.owner_team as team, r.state, live.semver as live, before.semver as previous, next.semver as next, r.state_reason as message,
      case when canary.id is not null then json_build_object('version', canary.semver, 'percent', l.canary_percent, 'roles', l.canary_roles, 'startedAt', to_char(l.canary_started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as canary,
      to_char(l.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as changed_at,
      coalesce((select json_agg(x) from (select p.semver as version, p.published_at as "publishedAt", p.commit_id as commit, p.total_bytes as bytes
        from remote_releases p where p.remote_id = r.id order by p.published_at desc, p.id desc limit ${kept}) x), '[]') as releases
    from remotes r
      left join remote_channels l on l.remote_id = r.id and l.channel = 'live' left join remote_releases live on live.id = l.release_id left join remote_releases before on before.id = l.previous_release_id left join remote_releases canary on canary.id = l.canary_release_id
      left join remote_channels n on n.remote_id = r.id and n.channel = 'next' left join remote_releases next on next.id = n.release_id
    where r.unregistered_at is null and (${only ?? null}::bigint is null or r.id = ${only ?? null})
    order by r.id`.execute(db);
  return rows.map((row) => ({ ...row, refused: row.state === 'enabled' ? (refusals.get(row.name) ?? null) : null }));
};
