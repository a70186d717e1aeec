import { sql, type Kysely } from 'kysely';
import { prepared } from '../../../database/prepared';
import type { DB } from '../../../database/schema.generated';

/**
 * True when no one gets the files of a release: it was withdrawn, or its signing key was revoked.
 * An unregistered remote loses its keys too. Its files stay for open pages.
 */
export const isClosed = async (db: Kysely<DB>, name: string, version: string): Promise<boolean> => {
  const { rows } = await sql`${prepared}
    select 1 from remotes r join remote_releases l on l.remote_id = r.id and l.semver = ${version} join remote_keys k on k.id = l.key_id
     where r.name = ${name} and (l.state = 'withdrawn' or k.revoked_at < coalesce(r.unregistered_at, 'infinity'))`.execute(
    db,
  );
  return rows.length > 0;
};
