import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { lockRegistry, raiseRevision } from './events';
import { hasFiles, isPlaced, retentionDays } from './retention';
import { chooseStandIns } from './stand-ins';

/**
 * Chooses the release of a remote for each shell. Starts the retention of releases that nobody gets any more, and ends it for the others that have
 * files. Called after each change of channels, in its transaction and under the registry's lock. Answers whether a shell gets another release.
 */
export const keepFiles = async (db: Kysely<DB>, remoteId: number): Promise<boolean> => {
  const isChanged = await chooseStandIns(db, remoteId);
  // Waits for a deletion of files in progress; the statement after it sees what is left.
  await sql`select 1 from remote_releases l where l.remote_id = ${remoteId} and l.files_kept_until is not null and ${isPlaced} for no key update of l`.execute(
    db,
  );
  await sql`
    update remote_releases l set files_kept_until = case when ${isPlaced} then null else now() + make_interval(days => ${retentionDays}) end
    where l.remote_id = ${remoteId} and case when l.files_kept_until is null then not ${isPlaced} else ${isPlaced} and ${hasFiles} end`.execute(
    db,
  );
  return isChanged;
};

/** The same for every remote, after a change of the shells. The revision rises where one of them gets another release. */
export const keepAllFiles = async (db: Kysely<DB>): Promise<void> => {
  await lockRegistry(db);
  const remotes = await db
    .selectFrom('remotes')
    .select('id')
    .where('unregisteredAt', 'is', null)
    .orderBy('id')
    .execute();
  let isChanged = false;
  for (const { id } of remotes) isChanged = (await keepFiles(db, id)) || isChanged;
  if (isChanged) await raiseRevision(db);
};
