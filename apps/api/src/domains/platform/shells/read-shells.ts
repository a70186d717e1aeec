import type { ShellOverview } from '@lectern/contract/platform/shells';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { Host } from '../../../server/services';
import { readPageReleases } from '../remotes/page-refusals';
import { startsOf, windowMinutes, type Starts } from './health/starts.queries';
import { knownShells, type KnownShell } from './shells.queries';

type Described = Pick<KnownShell, 'version' | 'given' | 'place' | 'rolledBackAt'> & { readonly hash: string };

const releasesOf = async (db: Kysely<DB>, shell: Described): Promise<ShellOverview['releases']> => {
  if (shell.place === 'kept') return [];
  const standIns = new Set(
    (
      await db
        .selectFrom('remoteStandIns as s')
        .innerJoin('remotes as r', 'r.id', 's.remoteId')
        .select('r.name')
        .where('s.shellHash', '=', shell.hash)
        .where('s.releaseId', 'is not', null)
        .execute()
    ).map(({ name }) => name),
  );
  return (await readPageReleases(db, shell)).map(({ remote, version, reason = null }) => ({
    ...{ remote, version, reason },
    isStandIn: standIns.has(remote),
  }));
};

const overviewOf = async (
  db: Kysely<DB>,
  shell: Described,
  percent: number | null,
  { people, failed, lastError }: Starts,
): Promise<ShellOverview> => ({
  ...{ hash: shell.hash, version: shell.version, place: shell.place, people, failed, lastError },
  percent: shell.place === 'canary' ? percent : null,
  isRolledBack: shell.rolledBackAt !== null,
  releases: await releasesOf(db, shell),
});

/** Every build that is known, with what its pages get of each remote and how they started. Without a channel the first one is this process's. */
export const readShells = async (db: Kysely<DB>, host: Host, now: Date): Promise<ShellOverview[]> => {
  const known: Described[] = [...(await knownShells(db))];
  if (!known.some(({ place }) => place === 'served')) {
    const own = known.findIndex(({ hash }) => hash === host.hash);
    if (own >= 0) known.splice(own, 1);
    known.unshift({ ...host, hash: host.hash ?? '', place: 'served', rolledBackAt: null });
  }
  const channel = await db.selectFrom('shellChannel').select('canaryPercent').executeTakeFirst();
  const starts = await startsOf(db, windowMinutes, now, 'all');
  const shells: ShellOverview[] = [];
  for (const shell of known)
    shells.push(await overviewOf(db, shell, channel?.canaryPercent ?? null, starts(shell.hash)));
  return shells;
};
