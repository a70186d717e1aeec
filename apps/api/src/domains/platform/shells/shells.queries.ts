import type { ShellOverview } from '@lectern/contract/platform/shells';
import type { GatedShell } from '@lectern/remote-kit/shell-gate';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

/** A build of the shell, with what its shell.json gives to remotes. */
export interface KnownShell extends GatedShell {
  readonly hash: string;
  readonly place: ShellOverview['place'];
  readonly lastServedAt: string;
  /** Every file of it is in the store. */
  readonly hasFiles: boolean;
  readonly rolledBackAt: string | null;
}

/** A process says every hour which build it serves, and an open page is heard every minute. */
const inUseHours = 2;

const place = sql<
  ShellOverview['place']
>`case when b.hash = c.hash then 'served' when b.hash = c.canary_hash then 'canary' when b.is_next then 'next'
  when greatest(b.last_served_at, b.opened_at) > now() - make_interval(hours => ${inUseHours}) then 'in use' when b.hash = c.previous_hash then 'before' else 'kept' end`;

/** Builds with a known shell.json: live, canary, in use, before, next, kept. Within each the last served comes first. */
export const knownShells = async (db: Kysely<DB>): Promise<readonly KnownShell[]> => {
  const { rows } = await sql<KnownShell>`
    select * from (
      select b.hash, b.shell_version as version, b.given, ${place} as place, b.last_served_at, b.has_files, b.rolled_back_at
      from shell_builds b left join shell_channel c on true where b.given is not null) s
    order by array_position(array['served', 'canary', 'in use', 'before', 'next', 'kept'], place), last_served_at desc, hash`.execute(
    db,
  );
  return rows;
};

const isJudged = ({ place: each }: KnownShell): boolean => each !== 'before' && each !== 'kept';

/** Shells that releases are published for: those in use, and the coming one. */
export const shellsInUse = async (db: Kysely<DB>): Promise<readonly KnownShell[]> =>
  (await knownShells(db)).filter(isJudged);

/** Shells that releases are chosen for: those in use, the coming one, and the one before. A rollback of the shell brings that one back. */
export const shellsToServe = async (db: Kysely<DB>): Promise<readonly KnownShell[]> => {
  const known = await knownShells(db);
  const before = known.find((each) => each.place === 'before') ?? known.find((each) => each.place === 'kept');
  return known.filter((each) => isJudged(each) || each === before);
};

/** Notes that a page of this build was heard at this moment. Builds that nobody has noted stay unknown. */
export const noteOpened = async (db: Kysely<DB>, hash: string): Promise<void> =>
  void (await sql`update shell_builds set opened_at = now() where hash = ${hash}`.execute(db));
