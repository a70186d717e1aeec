import type { SessionDocument } from '@lectern/contract/platform';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import type { Actor } from '../../../../server/calls/frame';
import { checkVersion, versionColumns, type LiveVersion, type VersionRow } from '../live-releases';

/** True where the actor tries releases: in person, and with the right. */
export const mayTry = ({ rights, impersonatorId }: Pick<Actor, 'rights' | 'impersonatorId'>): boolean =>
  rights.has('remoteTry') && impersonatorId === null;

export interface Try {
  readonly running: NonNullable<NonNullable<SessionDocument['tries']>['running']>;
  readonly versions: readonly LiveVersion[];
}

/** The releases of a try. A remote that is switched off can be tried; a release that was withdrawn has its reason. */
export const readTry = async (db: Kysely<DB>, id: number): Promise<Try | undefined> => {
  const { rows } = await sql<VersionRow & { until: string }>`
    select ${versionColumns}, case when l.state = 'withdrawn' then 'disabled' else 'enabled' end as state,
      'The release ' || l.semver || ' was withdrawn' as state_reason,
      to_char(t.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as until
    from remote_tries t join remote_try_releases x on x.try_id = t.id join remote_releases l on l.id = x.release_id
      join remotes r on r.id = l.remote_id and r.unregistered_at is null join remote_keys k on k.id = l.key_id
    where t.id = ${id} order by r.id`.execute(db);
  const [first] = rows;
  if (!first) return undefined;
  const versions = await Promise.all(rows.map(checkVersion));
  return {
    running: { id, until: first.until, releases: versions.map(({ name, version }) => ({ name, version })) },
    versions,
  };
};
