import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { conflict, notFound } from '../../../server/calls/errors';
import {
  checkRelease,
  namedRelease,
  noCanary,
  readChannels,
  refuse,
  refuseOtherCanary,
  refuseUnexpected,
  type Placed,
} from './channels';
import { lockRegistry, noteEvent, raiseRevision, type RemoteEvent } from './events';
import type { Deployment } from './deployment';
import type { Publisher } from './publish';
import { keepFiles } from './keep-files';
import { rollbackTarget } from './rollback-target';
import { behind, notNext } from './rolled-back';

export interface Switched {
  readonly name: string;
  readonly channel: string;
  readonly version: string | null;
  readonly before: string | null;
  readonly revision: number;
}

/** The release to switch to, and the expected live release. */
export interface Wanted {
  readonly name: string;
  /** The version to switch to. */
  readonly version?: string | undefined;
  /** The version believed live: another one is 409. */
  readonly expected?: string | undefined;
  readonly reason?: string | undefined;
}

/** The release to roll back, and the expected canary: a request to end one must not roll back the live release. */
interface WantedBack extends Wanted {
  readonly canary?: string | undefined;
}

interface Change {
  /** What a rollback goes back to from now on. */
  readonly previousId: number | null;
  readonly by: Publisher;
  readonly reason: string;
}

/** Sets what is live for everybody; a canary has come to its end by it. */
const setLive = async (
  db: Kysely<DB>,
  remoteId: number,
  release: Placed,
  { previousId, by, reason }: Change,
): Promise<void> => {
  const values = {
    releaseId: release.id,
    previousReleaseId: previousId,
    ...noCanary,
    changedBy: by.userId ?? null,
    reason,
  };
  await db
    .insertInto('remoteChannels')
    .values({ remoteId, channel: 'live', ...values })
    .onConflict((conflicting) => conflicting.columns(['remoteId', 'channel']).doUpdateSet(values))
    .execute();
};

const noted = async (
  db: Kysely<DB>,
  name: string,
  to: Placed,
  from: Placed | undefined,
  event: Pick<RemoteEvent, 'remoteId' | 'action' | 'by' | 'reason'>,
): Promise<Switched> => {
  const revision = await raiseRevision(db);
  await noteEvent(db, { ...event, channel: 'live', from: from?.id ?? null, to: to.id, revision });
  // After the event: a release that was rolled back is no stand-in.
  await keepFiles(db, event.remoteId);
  return { name, channel: 'live', version: to.version, before: from?.version ?? null, revision };
};

/** Makes a release live for everybody at their next navigation into the remote: the one named, else the canary, else that of `next`. @throws 404, 409, 400 with every reason of the gates */
export const promote = async (
  db: Kysely<DB>,
  deployment: Deployment,
  { name, version, expected, reason = '' }: Wanted,
  by: Publisher,
): Promise<Switched> => {
  await lockRegistry(db);
  const channels = await readChannels(db, name);
  const { remoteId, live } = channels;
  refuseUnexpected(channels, expected);
  const release = version ? await namedRelease(db, channels, name, version) : (channels.canary ?? channels.next);
  if (!release) throw notFound(`Nothing of ${name} is on the channel next`);
  if (release.id === live?.id) throw conflict(`${name}@${live.version} is live already`);
  await checkRelease(db, deployment, release);
  await setLive(db, remoteId, release, { previousId: live?.id ?? null, by, reason });
  return noted(db, name, release, live, { remoteId, action: 'promote', by, reason });
};

/** Ends the canary, which stays on `next`; without one, goes back to the earlier live release, and only a promote by name brings back the one it leaves. @throws 404, 409 */
export const rollback = async (
  db: Kysely<DB>,
  deployment: Deployment,
  { name, expected, canary: believed, reason = '' }: WantedBack,
  by: Publisher,
): Promise<Switched> => {
  await lockRegistry(db);
  const channels = await readChannels(db, name);
  const { remoteId, live, previous, canary } = channels;
  refuseUnexpected(channels, expected);
  refuseOtherCanary(channels, believed);
  if (live && canary) {
    await db
      .updateTable('remoteChannels')
      .set({ ...noCanary, changedBy: by.userId ?? null, reason })
      .where('remoteId', '=', remoteId)
      .where('channel', '=', 'live')
      .execute();
    return noted(db, name, live, canary, { remoteId, action: 'rollback', by, reason });
  }
  if (!live || !previous) throw conflict(`${name} has no release to go back to`);
  const { target, error } = await rollbackTarget(db, deployment, remoteId, { previous, bad: live });
  if (error) return refuse(error);
  await notNext(db, remoteId, live);
  const previousId = (await behind(db, remoteId, target, live))?.id ?? null;
  await setLive(db, remoteId, target, { previousId, by, reason });
  return noted(db, name, target, live, { remoteId, action: 'rollback', by, reason });
};
