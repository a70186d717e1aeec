import { readShell, type StatedShell } from '@lectern/remote-kit/shell';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, conflict, fieldError, notFound } from '../../../server/calls/errors';
import { lockRegistry } from '../remotes/events';
import { keepAllFiles } from '../remotes/keep-files';
import { shellsInUse } from './shells.queries';

/** Ends the announcement of every other build. One whose files are here stays as a build. */
export const endAnnouncement = async (db: Kysely<DB>, hash: string): Promise<void> => {
  await sql`delete from shell_builds where is_next and not has_files and hash <> ${hash}`.execute(db);
  await sql`update shell_builds set is_next = false where is_next and hash <> ${hash}`.execute(db);
};

/** Announces a coming shell: from now on releases may be published for it, and its pages have theirs chosen. @throws 400 every reason, 409 it is in use */
export const announceShell = async (db: Kysely<DB>, text: string, served: string): Promise<StatedShell> => {
  const read = readShell(text);
  if (!read.shell) throw badRequest(read.reasons.map((reason) => fieldError('shell', 'format', reason)));
  const { shell } = read;
  const { hash, version, given } = shell;
  await lockRegistry(db);
  const isServed = (await shellsInUse(db)).some((each) => each.hash === hash && each.place !== 'next');
  if (hash === served || isServed) throw conflict(`The shell ${version} (${hash}) is in use already`);
  await endAnnouncement(db, hash);
  await sql`
    insert into shell_builds (hash, shell_version, given, is_next) values (${hash}, ${version}, ${JSON.stringify(given)}::jsonb, true)
    on conflict (hash) do update set shell_version = excluded.shell_version, given = excluded.given, is_next = true, last_served_at = now(), opened_at = null`.execute(
    db,
  );
  await keepAllFiles(db);
  return shell;
};

/** Takes the announcement of a coming shell back. @throws 404 there is none */
export const withdrawShell = async (db: Kysely<DB>): Promise<{ hash: string; version: string }> => {
  await lockRegistry(db);
  const { rows } = await sql<{ hash: string; version: string }>`
    select hash, shell_version as version from shell_builds where is_next`.execute(db);
  const [gone] = rows;
  if (!gone) throw notFound('No coming shell is announced');
  await endAnnouncement(db, '');
  await keepAllFiles(db);
  return gone;
};
