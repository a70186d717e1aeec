import type { Release } from '@lectern/remote-kit';
import { shellGate } from '@lectern/remote-kit/shell-gate';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { shellsToServe, type KnownShell } from '../shells/shells.queries';
import { contractReasons } from './contract-gate';
import type { Placed } from './channels';
import { isLeaving } from './retention';
import { wasRolledBack } from './rolled-back';

/** A release with its demands on a shell. */
interface Demanding {
  readonly id: number;
  readonly release: Release;
}

/** The releases of a remote for one shell, where they differ from everybody's. */
interface StandIn {
  readonly shellHash: string;
  readonly releaseId: number | null;
  readonly takesCanary: boolean;
}

/** The releases that stand in for the live one of a remote in some shell. */
export const readStandIns = (db: Kysely<DB>, remoteId: number): Promise<Placed[]> =>
  db
    .selectFrom('remoteStandIns as s')
    .innerJoin('remoteReleases as l', 'l.id', 's.releaseId')
    .select(['l.id', 'l.semver as version'])
    .distinct()
    .where('s.remoteId', '=', remoteId)
    .orderBy('l.id')
    .execute();

/** As many earlier releases are looked at; one further back has lost its files by then. */
const candidates = 50;

const demands = sql<Release>`l.declared - '{files,assets,needs}'::text[]`;

const fits = ({ release }: Demanding, shell: KnownShell): boolean => shellGate(release, [], shell).length === 0;

/** The live release and the canary, in this order; empty where nothing is live. */
const readCurrent = async (db: Kysely<DB>, remoteId: number): Promise<readonly [Demanding?, Demanding?]> => {
  const { rows } = await sql<Demanding & { isCanary: boolean }>`
    select l.id, ${demands} as release, l.id is not distinct from c.canary_release_id as is_canary
    from remote_channels c join remote_releases l on l.id in (c.release_id, c.canary_release_id) where c.remote_id = ${remoteId} and c.channel = 'live'`.execute(
    db,
  );
  const [live, canary] = [rows.find(({ isCanary }) => !isCanary), rows.find(({ isCanary }) => isCanary)];
  return live ? [live, canary] : [];
};

/** Releases that were live before and may run again, the last promoted one first. */
const readEarlier = async (db: Kysely<DB>, remoteId: number): Promise<readonly Demanding[]> => {
  const { rows } = await sql<Demanding & { contract: string | null }>`
    select l.id, ${demands} as release, l.contract
    from (select to_release_id as id, max(id) as promoted from remote_events where remote_id = ${remoteId} and action = 'promote' group by to_release_id) p
      join remote_releases l on l.id = p.id join remote_keys k on k.id = l.key_id
    where l.state = 'ready' and k.revoked_at is null and not ${isLeaving} and not ${wasRolledBack}
      and not exists (select 1 from remote_channels c where c.remote_id = ${remoteId} and c.channel = 'live' and l.id in (c.release_id, c.canary_release_id))
    order by p.promoted desc limit ${candidates}`.execute(db);
  return rows.filter(({ contract }) => contractReasons(contract).length === 0);
};

/** The stand-ins for shells that a remote's live release or canary does not fit. */
const choose = async (db: Kysely<DB>, remoteId: number): Promise<readonly StandIn[]> => {
  const [live, canary] = await readCurrent(db, remoteId);
  if (!live) return [];
  let earlier: readonly Demanding[] | undefined;
  const chosen: StandIn[] = [];
  for (const shell of await shellsToServe(db)) {
    const [takesLive, takesCanary] = [fits(live, shell), !canary || fits(canary, shell)];
    if (takesLive && takesCanary) continue;
    const standIn = takesLive
      ? undefined
      : (earlier ??= await readEarlier(db, remoteId)).find((each) => fits(each, shell));
    if (standIn || !takesCanary) chosen.push({ shellHash: shell.hash, releaseId: standIn?.id ?? null, takesCanary });
  }
  return chosen;
};

/**
 * Chooses for each shell the newest live release that fits it. Called under the registry's lock, after each change of a remote's releases or of the
 * shells. Answers whether somebody gets another release by it.
 */
export const chooseStandIns = async (db: Kysely<DB>, remoteId: number): Promise<boolean> => {
  const chosen = await choose(db, remoteId);
  const before = await db
    .selectFrom('remoteStandIns')
    .select(['shellHash', 'releaseId', 'takesCanary'])
    .where('remoteId', '=', remoteId)
    .execute();
  const textOf = (rows: readonly StandIn[]): string =>
    rows
      .map(({ shellHash, releaseId, takesCanary }) => `${shellHash} ${releaseId ?? ''} ${takesCanary}`)
      .sort()
      .join('\n');
  if (textOf(chosen) === textOf(before)) return false;
  await db.deleteFrom('remoteStandIns').where('remoteId', '=', remoteId).execute();
  if (chosen.length > 0)
    await db
      .insertInto('remoteStandIns')
      .values(chosen.map((each) => ({ remoteId, ...each })))
      .execute();
  return true;
};
