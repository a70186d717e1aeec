import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, conflict, fieldError, notFound } from '../../../server/calls/errors';
import { checkRelease, namedRelease, readChannels, refuseUnexpected } from './channels';
import { lockRegistry, noteEvent, raiseRevision } from './events';
import type { Deployment } from './deployment';
import type { Publisher } from './publish';
import { keepFiles } from './keep-files';
import type { Switched, Wanted } from './switch';

interface WantedCanary extends Wanted {
  /** Of a hundred people, by chance but always the same ones; 0: by role alone. */
  readonly percent: number;
  readonly roles?: readonly number[] | undefined;
}

/** @throws 400 with each role that there is none of */
export const refuseUnknownRoles = async (db: Kysely<DB>, roles: readonly number[]): Promise<void> => {
  if (roles.length === 0) return;
  const known = new Set(
    (
      await db
        .selectFrom('roles')
        .select('id')
        .where('id', 'in', [...roles])
        .execute()
    ).map(({ id }) => id),
  );
  const unknown = roles.filter((id) => !known.has(id));
  if (unknown.length > 0)
    throw badRequest(unknown.map((id) => fieldError('roles', 'exists', `There is no role ${id}`)));
};

/**
 * Gives a release to a part of the people: the one named, else the canary there is (to widen or narrow it), else that of `next`. @throws 404, 409, 400
 * with every reason of the gates
 */
export const canary = async (
  db: Kysely<DB>,
  deployment: Deployment,
  { name, version, expected, percent, roles = [], reason = '' }: WantedCanary,
  by: Publisher,
): Promise<Switched> => {
  await lockRegistry(db);
  const channels = await readChannels(db, name);
  const { remoteId, live } = channels;
  refuseUnexpected(channels, expected);
  if (!live) throw conflict(`Nothing of ${name} is live: a canary needs what everybody else gets`);
  if (percent === 0 && roles.length === 0)
    throw badRequest(fieldError('percent', 'nobody', 'A canary of 0 % needs a role'));
  await refuseUnknownRoles(db, roles);
  const release = version ? await namedRelease(db, channels, name, version) : (channels.canary ?? channels.next);
  if (!release) throw notFound(`Nothing of ${name} is on the channel next`);
  if (release.id === live.id) throw conflict(`${name}@${live.version} is live already`);
  await checkRelease(db, deployment, release);
  await db
    .updateTable('remoteChannels')
    .set({
      canaryReleaseId: release.id,
      canaryPercent: percent,
      canaryRoles: [...roles],
      ...(release.id !== channels.canary?.id && { canaryStartedAt: sql`now()` }),
      changedBy: by.userId ?? null,
      reason,
    })
    .where('remoteId', '=', remoteId)
    .where('channel', '=', 'live')
    .execute();
  await keepFiles(db, remoteId);
  const revision = await raiseRevision(db);
  await noteEvent(db, {
    remoteId,
    action: 'canary',
    channel: 'live',
    from: live.id,
    to: release.id,
    revision,
    by,
    reason,
    detail: { percent, roles },
  });
  return { name, channel: 'live', version: release.version, before: live.version, revision };
};
