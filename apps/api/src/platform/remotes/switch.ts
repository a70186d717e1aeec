import { readRelease } from '@lectern/remote-kit/release';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import { badRequest, conflict, fieldError, notFound } from '../../http/errors';
import { gateReasons, type Host } from './gate';
import type { Publisher } from './publish';
import { liveReleases } from './live-releases';

export interface Switched {
  readonly name: string;
  readonly channel: string;
  readonly version: string | null;
  readonly before: string | null;
  readonly revision: number;
}

/** One switch at a time, over all remotes: held until the transaction ends. */
const lockRegistry = async (db: Kysely<DB>): Promise<void> => void (await sql`select revision from registry_state for update`.execute(db));

/** Raises the registry's revision and tells every server of it, when the transaction commits. */
export const raiseRevision = async (db: Kysely<DB>): Promise<number> => {
  const { rows } = await sql<{ revision: number }>`update registry_state set revision = revision + 1, changed_at = now() returning revision`.execute(db);
  const revision = rows[0]?.revision ?? 0;
  await sql`select pg_notify('registry', ${String(revision)})`.execute(db);
  return revision;
};

interface Event {
  readonly remoteId: number;
  readonly action: 'register' | 'publish' | 'promote' | 'rollback';
  readonly channel: string | null;
  readonly from: number | null;
  readonly to: number | null;
  readonly revision: number;
  readonly by: Publisher;
  readonly reason?: string | undefined;
}

/** Notes who did what to a remote. */
export const noteEvent = async (db: Kysely<DB>, { remoteId, action, channel, from, to, revision, by, reason = '' }: Event): Promise<void> =>
  void (await db
    .insertInto('remoteEvents')
    .values({ remoteId, action, channel, fromReleaseId: from, toReleaseId: to, registryRevision: revision, actorId: by.userId ?? null, keyId: by.keyId ?? null, reason })
    .execute());

interface Wanted {
  readonly name: string;
  /** The version to switch to; without it what is on `next`. */
  readonly version?: string | undefined;
  /** The version believed live: another one is 409. */
  readonly expected?: string | undefined;
  readonly reason?: string | undefined;
}

const readChannels = async (db: Kysely<DB>, name: string) => {
  const remote = await db.selectFrom('remotes').select('id').where('name', '=', name).executeTakeFirst();
  if (!remote) throw notFound(`There is no remote ${name}`);
  const rows = await db
    .selectFrom('remoteChannels as c')
    .leftJoin('remoteReleases as l', 'l.id', 'c.releaseId')
    .select(['c.channel', 'c.releaseId', 'c.previousReleaseId', 'l.semver'])
    .where('c.remoteId', '=', remote.id)
    .execute();
  return { remoteId: remote.id, live: rows.find((row) => row.channel === 'live'), next: rows.find((row) => row.channel === 'next') };
};

/** Sets the live release inside the transaction that holds the registry's lock; both gates run against what is live now. */
const setLive = async (db: Kysely<DB>, host: Host, remoteId: number, releaseId: number, before: number | null, by: Publisher, reason: string) => {
  const row = await db.selectFrom('remoteReleases as l').innerJoin('remoteKeys as k', 'k.id', 'l.keyId').select(['l.semver', 'l.state', 'l.declaredText', 'k.revokedAt']).where('l.id', '=', releaseId).executeTakeFirstOrThrow();
  if (row.state !== 'ready') throw conflict(`The release ${row.semver} is ${row.state}`);
  if (row.revokedAt) throw conflict(`The key that signed ${row.semver} was revoked`);
  const { release, reasons } = readRelease(row.declaredText);
  const refused = release ? gateReasons(release, await liveReleases(db), host) : reasons;
  if (refused.length > 0) throw badRequest(refused.map((text) => fieldError('version', 'gate', text)));
  const values = { releaseId, previousReleaseId: before, changedBy: by.userId ?? null, reason };
  await db.insertInto('remoteChannels').values({ remoteId, channel: 'live', ...values }).onConflict((conflicting) => conflicting.columns(['remoteId', 'channel']).doUpdateSet(values)).execute();
  return row.semver;
};

const refuseUnexpected = (live: string | null | undefined, expected: string | undefined): void => {
  if (expected !== undefined && expected !== (live ?? '')) throw conflict(`${live ?? 'Nothing'} is live, not ${expected}: somebody has switched it`);
};

/** Makes a release live for everybody at their next navigation into the remote. @throws 404, 409, 400 with every reason of the gates */
export const promote = async (db: Kysely<DB>, host: Host, { name, version, expected, reason = '' }: Wanted, by: Publisher): Promise<Switched> => {
  await lockRegistry(db);
  const { remoteId, live, next } = await readChannels(db, name);
  refuseUnexpected(live?.semver, expected);
  const named = version ? await db.selectFrom('remoteReleases').select('id').where('remoteId', '=', remoteId).where('semver', '=', version).executeTakeFirst() : undefined;
  const releaseId = version ? named?.id : next?.releaseId;
  if (!releaseId) throw notFound(version ? `There is no release ${name}@${version}` : `Nothing of ${name} is on the channel next`);
  if (releaseId === live?.releaseId) throw conflict(`${name}@${live.semver ?? ''} is live already`);
  const semver = await setLive(db, host, remoteId, releaseId, live?.releaseId ?? null, by, reason);
  const revision = await raiseRevision(db);
  await noteEvent(db, { remoteId, action: 'promote', channel: 'live', from: live?.releaseId ?? null, to: releaseId, revision, by, reason });
  return { name, channel: 'live', version: semver, before: live?.semver ?? null, revision };
};

/** Goes back to what was live before the last switch. @throws 404, 409 */
export const rollback = async (db: Kysely<DB>, host: Host, { name, expected, reason = '' }: Wanted, by: Publisher): Promise<Switched> => {
  await lockRegistry(db);
  const { remoteId, live } = await readChannels(db, name);
  refuseUnexpected(live?.semver, expected);
  if (!live?.releaseId || !live.previousReleaseId) throw conflict(`${name} has no release to go back to`);
  const semver = await setLive(db, host, remoteId, live.previousReleaseId, live.releaseId, by, reason);
  const revision = await raiseRevision(db);
  await noteEvent(db, { remoteId, action: 'rollback', channel: 'live', from: live.releaseId, to: live.previousReleaseId, revision, by, reason });
  return { name, channel: 'live', version: semver, before: live.semver, revision };
};
