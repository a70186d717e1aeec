import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { conflict } from '../../../server/calls/errors';
import { namedRelease, readChannels } from './channels';
import { lockRegistry, noteEvent, raiseRevision } from './events';
import type { Publisher } from './publish';
import { keepFiles } from './keep-files';

/** What a remote was before, and the revision of the registry that has the change. */
export interface Turned {
  readonly name: string;
  readonly revision: number;
}

/** Switches a remote off for everybody: it stays in the menu and says why. The message may be changed while it is off. @throws 404 */
export const disable = async (
  db: Kysely<DB>,
  { name, message }: { readonly name: string; readonly message: string },
  by: Publisher,
): Promise<Turned> => {
  await lockRegistry(db);
  const { remoteId, live } = await readChannels(db, name);
  await db.updateTable('remotes').set({ state: 'disabled', stateReason: message }).where('id', '=', remoteId).execute();
  const revision = await raiseRevision(db);
  await noteEvent(db, {
    remoteId,
    action: 'disable',
    channel: null,
    from: live?.id ?? null,
    to: null,
    revision,
    by,
    reason: message,
  });
  return { name, revision };
};

/** Switches it on again, with what is live. @throws 404, 409 it is on */
export const enable = async (
  db: Kysely<DB>,
  { name, reason }: { readonly name: string; readonly reason?: string | undefined },
  by: Publisher,
): Promise<Turned> => {
  await lockRegistry(db);
  const { remoteId, state, live } = await readChannels(db, name);
  if (state === 'enabled') throw conflict(`${name} is not switched off`);
  await db.updateTable('remotes').set({ state: 'enabled', stateReason: '' }).where('id', '=', remoteId).execute();
  const revision = await raiseRevision(db);
  await noteEvent(db, {
    remoteId,
    action: 'enable',
    channel: null,
    from: null,
    to: live?.id ?? null,
    revision,
    by,
    reason,
  });
  return { name, revision };
};

/** Withdraws a release: it can't become live, and its files are given to no one. @throws 404, 409 it is on a channel, or is withdrawn */
export const withdraw = async (
  db: Kysely<DB>,
  { name, version, reason }: { readonly name: string; readonly version: string; readonly reason: string },
  by: Publisher,
): Promise<Turned> => {
  await lockRegistry(db);
  const channels = await readChannels(db, name);
  const release = await namedRelease(db, channels, name, version);
  const where = (['live', 'canary', 'next'] as const).find((place) => channels[place]?.id === release.id);
  if (where)
    throw conflict(
      `${name}@${version} is ${where === 'live' ? 'live' : where === 'canary' ? 'a canary' : 'on the channel next'}`,
    );
  const changed = await db
    .updateTable('remoteReleases')
    .set({ state: 'withdrawn', stateReason: reason })
    .where('id', '=', release.id)
    .where('state', '=', 'ready')
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) throw conflict(`${name}@${version} is withdrawn already`);
  await keepFiles(db, channels.remoteId);
  const revision = await raiseRevision(db);
  await noteEvent(db, {
    remoteId: channels.remoteId,
    action: 'withdraw',
    channel: null,
    from: release.id,
    to: null,
    revision,
    by,
    reason,
  });
  return { name, revision };
};
