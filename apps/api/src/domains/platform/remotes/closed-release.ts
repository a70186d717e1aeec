import { sql, type Kysely } from 'kysely';
import { prepared } from '../../../database/prepared';
import type { DB } from '../../../database/schema.generated';

/**
 * Whether the files of a release are closed to everyone: it was withdrawn, or the key that signed it was revoked. The keys of a remote that is
 * unregistered go with it: its files stay for open pages.
 */
export const isClosed = async (db: Kysely<DB>, name: string, version: string): Promise<boolean> => {
  const { rows } = await sql`${prepared}
    select 1 from remotes r join remote_releases l on l.remote_id = r.id and l.semver = ${version} join remote_keys k on k.id = l.key_id
     where r.name = ${name} and (l.state = 'withdrawn' or k.revoked_at < coalesce(r.unregistered_at, 'infinity'))`.execute(
    db,
  );
  return rows.length > 0;
};
