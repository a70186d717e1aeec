import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

/** Days that files are kept once nobody is given them any more, of releases and of the shell alike: pages that are open live on them. */
export const retentionDays = 14;

/** A release that goes within so many minutes is no longer offered: pages that load it are done by then. */
const marginMinutes = 60;

/** Of a release `l`: whether its files are gone, or about to go. */
export const isLeaving = sql<boolean>`coalesce(l.files_kept_until < now() + make_interval(mins => ${marginMinutes}), false)`;

/** Of a release `l`: whether somebody may get it. A withdrawn release never comes back, even if it was live before. */
export const isPlaced = sql<boolean>`(l.state <> 'withdrawn' and exists (select 1 from remote_channels c where c.remote_id = l.remote_id and l.id in (c.release_id, c.previous_release_id, c.canary_release_id)))`;

/** Why a release whose files are leaving can't be given to anybody. */
export const leavingReason = (version: string, until: string): string =>
  `The files of ${version} are kept until ${until.slice(0, 16).replace('T', ' ')} UTC: publish it again to have them back`;

/** Of a release `l`: whether its files are there at all. Those of one on a channel may be gone all the same, and only a publish brings them back. */
const hasFiles = sql<boolean>`exists (select 1 from remote_release_files f where f.release_id = l.id)`;

/**
 * Starts the retention of releases that left their last channel, and ends it for those on one again with files. Called after each change of
 * channels, in its transaction and under the registry's lock.
 */
export const keepFiles = async (db: Kysely<DB>, remoteId: number): Promise<void> => {
  // Waits for a deletion of files in progress; the statement after it sees what is left.
  await sql`select 1 from remote_releases l where l.remote_id = ${remoteId} and l.files_kept_until is not null and ${isPlaced} for no key update of l`.execute(
    db,
  );
  await sql`
    update remote_releases l set files_kept_until = case when ${isPlaced} then null else now() + make_interval(days => ${retentionDays}) end
    where l.remote_id = ${remoteId} and case when l.files_kept_until is null then not ${isPlaced} else ${isPlaced} and ${hasFiles} end`.execute(
    db,
  );
};
