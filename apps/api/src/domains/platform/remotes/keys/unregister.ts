import type { RequestOf } from '@lectern/contract';
import type { remoteKeyCalls } from '@lectern/contract/platform/remote-keys';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { conflict } from '../../../../server/calls/errors';
import { readChannels, refuseUnexpected, type Channels } from '../channels';
import { lockRegistry, noteEvent, raiseRevision } from '../events';
import { endOverrides, type EndedOverride } from '../overrides/end';
import type { Publisher } from '../publish';
import { lockFiles } from '../read-signed';
import { keepFiles } from '../keep-files';
import { remoteIdOf } from './keys.queries';

/** A remote that people still get is switched off first: its message tells them before its entries go. */
const refuseInUse = (name: string, { state, live, canary }: Channels): void => {
  if (canary) throw conflict(`${name}@${canary.version} is a canary: end it first`);
  if (live && state === 'enabled') throw conflict(`${name}@${live.version} is live: switch ${name} off first`);
};

/** Takes a remote off its channels, and its keys' trust: a team that registers the name later brings its own. */
const giveUp = async (db: Kysely<DB>, remoteId: number, reason: string): Promise<readonly string[]> => {
  await db.deleteFrom('remoteChannels').where('remoteId', '=', remoteId).execute();
  await db
    .updateTable('remoteKeys')
    .set({ revokedAt: sql`now()`, revokedReason: reason })
    .where('remoteId', '=', remoteId)
    .where('revokedAt', 'is', null)
    .execute();
  const { basePaths } = await db
    .updateTable('remotes')
    .set({ unregisteredAt: sql`now()` })
    .where('id', '=', remoteId)
    .returning('basePaths')
    .executeTakeFirstOrThrow();
  return basePaths;
};

interface Unregistered {
  readonly name: string;
  readonly basePaths: readonly string[];
  readonly revision: number;
  /** Overrides of it that ended by this. */
  readonly ended: readonly EndedOverride[];
}

/** Why overrides of a remote end with it. */
export const unregistered = 'The remote was unregistered';

/** Unregisters a remote that nobody gets: its paths are free, its history and its releases stay. @throws 404, 409 it is live or a canary */
export const unregister = async (
  db: Kysely<DB>,
  { name, reason, expected }: RequestOf<typeof remoteKeyCalls.unregister>,
  by: Publisher,
): Promise<Unregistered> => {
  // A publish may be under way: it is waited for, or it finds no remote any more.
  const known = await remoteIdOf(db, name);
  if (known !== undefined) await lockFiles(db, known);
  await lockRegistry(db);
  const channels = await readChannels(db, name);
  refuseUnexpected(channels, expected);
  refuseInUse(name, channels);
  const { remoteId, live } = channels;
  const ended = await endOverrides(db, sql`o.remote_id = ${remoteId}`, { by: by.userId ?? null, why: unregistered });
  const basePaths = await giveUp(db, remoteId, reason);
  await keepFiles(db, remoteId);
  const revision = await raiseRevision(db);
  await noteEvent(db, {
    remoteId,
    action: 'unregister',
    channel: null,
    from: live?.id ?? null,
    to: null,
    revision,
    by,
    reason,
    detail: { basePaths },
  });
  return { name, basePaths, revision, ended };
};
