import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { removeFile } from '../../../server/delivery/compressed';
import type { ObjectStore } from '../../../storage/store';
import { blobPath, releasePath } from '../../../server/delivery/paths';
import { lockFiles } from './read-signed';
import { isPlaced } from './retention';

/** A release whose time is over. */
export interface OldRelease {
  readonly id: number;
  readonly name: string;
  readonly version: string;
}

const isOver = sql<boolean>`l.files_kept_until <= now() and not ${isPlaced} and exists (select 1 from remote_release_files f where f.release_id = l.id)`;

/** The next release behind number `after` whose time is over, held until the transaction ends; one that somebody else has in hand is passed by. */
export const takeOldRelease = async (db: Kysely<DB>, after: number): Promise<OldRelease | undefined> => {
  const { rows } = await sql<{
    id: number;
    remoteId: number;
  }>`select l.id, l.remote_id from remote_releases l where l.id > ${after} and ${isOver} order by l.id limit 1`.execute(
    db,
  );
  const [found] = rows;
  if (!found) return undefined;
  await lockFiles(db, found.remoteId);
  // Checked again now that nobody publishes it: a decision made meanwhile counts.
  const held = await sql<OldRelease>`
    select l.id, r.name, l.semver as version from remote_releases l join remotes r on r.id = l.remote_id where l.id = ${found.id} and ${isOver} for no key update of l skip locked`.execute(
    db,
  );
  return held.rows[0] ?? takeOldRelease(db, found.id);
};

/**
 * Takes the files of a release away: the objects first, then the rows that name them. Cut off at any point, the rows are still there and all of it is done
 * again. The signed text and the health stay.
 */
export const removeReleaseFiles = async (
  db: Kysely<DB>,
  store: ObjectStore,
  { id, name, version }: OldRelease,
): Promise<void> => {
  const { rows } = await sql<{ path: string; sha384: string; shared: boolean }>`
    select f.path, f.sha384, exists (select 1 from remote_release_files o where o.sha384 = f.sha384 and o.release_id <> f.release_id) as shared from remote_release_files f where f.release_id = ${id}`.execute(
    db,
  );
  for (const { path, sha384, shared } of rows) {
    await removeFile(store, releasePath(name, version, path));
    // Its uploads: no other release has the same bytes.
    if (!shared) await store.remove(blobPath(sha384));
  }
  for (const file of ['release.json', 'release.json.sig']) await removeFile(store, releasePath(name, version, file));
  await sql`delete from remote_release_files where release_id = ${id}`.execute(db);
};
