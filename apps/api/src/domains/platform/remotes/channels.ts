import { readRelease } from '@lectern/remote-kit/release';
import type { Release } from '@lectern/remote-kit';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, conflict, fieldError, notFound } from '../../../server/calls/errors';
import { contractReasons } from './contract-gate';
import { gateReasons, judgedShells } from './gate';
import type { Deployment } from './deployment';
import { liveReleases } from './live-releases';
import { lostFiles, lostReason } from './lost-files';
import { isLeaving, leavingReason } from './retention';

/** A release on a channel. */
export interface Placed {
  readonly id: number;
  readonly version: string;
}

/** The releases of a remote by channel. */
export interface Channels {
  readonly remoteId: number;
  readonly state: 'enabled' | 'disabled';
  readonly live: Placed | undefined;
  /** The earlier live release. */
  readonly previous: Placed | undefined;
  readonly canary: (Placed & { readonly percent: number; readonly roles: readonly number[] }) | undefined;
  readonly next: Placed | undefined;
}

/** The columns of a channel whose canary has come to its end. */
export const noCanary = { canaryReleaseId: null, canaryPercent: null, canaryRoles: [], canaryStartedAt: null };

const placed = (id: number | null | undefined, version: string | null | undefined): Placed | undefined =>
  id && version ? { id, version } : undefined;

/** @throws 404 */
export const readChannels = async (db: Kysely<DB>, name: string): Promise<Channels> => {
  const remote = await db
    .selectFrom('remotes')
    .select(['id', 'state'])
    .where('name', '=', name)
    .where('unregisteredAt', 'is', null)
    .executeTakeFirst();
  if (!remote) throw notFound(`There is no remote ${name}`);
  const rows = await db
    .selectFrom('remoteChannels as c')
    .leftJoin('remoteReleases as l', 'l.id', 'c.releaseId')
    .leftJoin('remoteReleases as b', 'b.id', 'c.previousReleaseId')
    .leftJoin('remoteReleases as y', 'y.id', 'c.canaryReleaseId')
    .select([
      'c.channel',
      'l.id as liveId',
      'l.semver as liveVersion',
      'b.id as beforeId',
      'b.semver as beforeVersion',
      'y.id as canaryId',
      'y.semver as canaryVersion',
      'c.canaryPercent',
      'c.canaryRoles',
    ])
    .where('c.remoteId', '=', remote.id)
    .execute();
  const [live, next] = (['live', 'next'] as const).map((channel) => rows.find((row) => row.channel === channel));
  const canary = placed(live?.canaryId, live?.canaryVersion);
  return {
    remoteId: remote.id,
    state: remote.state as Channels['state'],
    live: placed(live?.liveId, live?.liveVersion),
    previous: placed(live?.beforeId, live?.beforeVersion),
    canary: canary && { ...canary, percent: live?.canaryPercent ?? 0, roles: (live?.canaryRoles ?? []).map(Number) },
    next: placed(next?.liveId, next?.liveVersion),
  };
};

/** The release that is named. @throws 404 */
export const namedRelease = async (
  db: Kysely<DB>,
  { remoteId }: Channels,
  name: string,
  version: string,
): Promise<Placed> => {
  const found = await db
    .selectFrom('remoteReleases')
    .select('id')
    .where('remoteId', '=', remoteId)
    .where('semver', '=', version)
    .executeTakeFirst();
  if (!found) throw notFound(`There is no release ${name}@${version}`);
  return { id: found.id, version };
};

/** The version believed live represents what somebody saw before they decided. @throws 409 when it is another one */
export const refuseUnexpected = ({ live }: Channels, expected: string | undefined): void => {
  if (expected !== undefined && expected !== (live?.version ?? ''))
    throw conflict(`${live?.version ?? 'Nothing'} is live, not ${expected}: somebody has switched it`);
};

/** As `refuseUnexpected`, for the canary; an empty text for none. @throws 409 when it is another one */
export const refuseOtherCanary = ({ canary }: Channels, believed: string | undefined): void => {
  if (believed !== undefined && believed !== (canary?.version ?? ''))
    throw conflict(
      canary ? `${canary.version} is the canary: somebody has started it` : `The canary of ${believed} has ended`,
    );
};

/** Why people may not get a release: its state, or else every reason of the gates. */
export interface ApiError {
  readonly standing?: string;
  readonly gates: readonly string[];
}

/** A release that is ready, or the reason why nobody may get it. `reasons`: faults of its text and of its calls. */
type Standing =
  | { readonly standing: string }
  | { readonly standing?: never; readonly release: Release | undefined; readonly reasons: readonly string[] };

/** Reads the state of a release, its key and its files. Shells are not judged here. */
export const standingOf = async (
  db: Kysely<DB>,
  store: Deployment['store'],
  { id }: Pick<Placed, 'id'>,
): Promise<Standing> => {
  const row = await db
    .selectFrom('remoteReleases as l')
    .innerJoin('remoteKeys as k', 'k.id', 'l.keyId')
    .select([
      'l.semver',
      'l.state',
      'l.declaredText',
      'l.contract',
      'l.filesKeptUntil',
      isLeaving.as('leaving'),
      'k.revokedAt',
    ])
    .where('l.id', '=', id)
    .executeTakeFirstOrThrow();
  if (row.state !== 'ready') return { standing: `The release ${row.semver} is ${row.state}` };
  if (row.revokedAt) return { standing: `The key that signed ${row.semver} was revoked` };
  if (row.leaving) return { standing: leavingReason(row.semver, row.filesKeptUntil ?? '') };
  const { release, reasons } = readRelease(row.declaredText);
  const lost = release && lostReason(row.semver, await lostFiles(store, release));
  if (lost !== undefined) return { standing: lost };
  return { release, reasons: release ? contractReasons(row.contract) : reasons };
};

/** May people get this release with what is live now? Read inside the transaction that holds the registry's lock. */
export const apiErrorOf = async (db: Kysely<DB>, { host, store }: Deployment, placed: Placed): Promise<ApiError> => {
  const found = await standingOf(db, store, placed);
  if (found.standing !== undefined) return { standing: found.standing, gates: [] };
  const { release, reasons } = found;
  return {
    gates: release
      ? [...gateReasons(release, await liveReleases(db), await judgedShells(db, host)), ...reasons]
      : reasons,
  };
};

/** Refuses a switch to a release. @throws 409 its state, 400 every reason of the gates */
export const refuse = ({ standing, gates }: ApiError): never => {
  if (standing !== undefined) throw conflict(standing);
  throw badRequest(gates.map((text) => fieldError('version', 'gate', text)));
};

/** As `apiErrorOf`. @throws 409 not ready, its key revoked, its files leaving or lost, 400 every reason of the gates */
export const checkRelease = async (db: Kysely<DB>, deployment: Deployment, release: Placed): Promise<void> => {
  const error = await apiErrorOf(db, deployment, release);
  if (error.standing !== undefined || error.gates.length > 0) refuse(error);
};
