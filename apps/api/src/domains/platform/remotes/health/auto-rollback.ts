import type { Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { writeAudit } from '../../../../server/calls/audit';
import { noCanary, type ApiError, type Channels, type Placed } from '../channels';
import { rollbackTarget } from '../rollback-target';
import { lockRegistry, noteEvent, raiseRevision } from '../events';
import type { Deployment } from '../deployment';
import { notifyOperators } from '../operators';
import { keepFiles } from '../keep-files';
import { behind, notNext } from '../rolled-back';
import type { ReportSummary } from './judge';

const nobody = { actorId: null, requestId: 'health', ip: '127.0.0.1', deviceId: null };

/** What its pages reported last, for those who investigate: the sentence and the reference that people were shown. */
const lastError = async (
  db: Kysely<DB>,
  releaseId: number,
): Promise<{ error: string | null; reference: string | null }> =>
  (await db
    .selectFrom('remoteHealth')
    .select(['lastError as error', 'lastReference as reference'])
    .where('releaseId', '=', releaseId)
    .where('lastError', 'is not', null)
    .orderBy('minute', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? { error: null, reference: null };

/** Why a release is rolled back: in a line, and in figures. */
export interface Verdict {
  readonly why: string;
  readonly summary: ReportSummary;
  readonly errorLimit: number;
  /** Ids of the users who reported an error. */
  readonly reporters: readonly number[];
}

/** Words for the history and the notice: the reason against the earlier live release. */
const noWayBack = ({ version }: Placed, { standing, gates }: ApiError): string =>
  standing ?? `${version}, which was live before, does not fit any more: ${gates.join('; ')}`;

/**
 * Takes a bad release away from its people: a canary ends, a live release goes back to the one before, a stand-in gives way to another. A remote without one
 * that may run is switched off. Nothing happens where a person has chosen otherwise meanwhile. Answers whether it was done.
 */
export const rollBackBad = async (
  db: Kysely<DB>,
  deployment: Deployment,
  name: string,
  { remoteId, live, previous, canary }: Channels,
  bad: Placed,
  { why, summary, errorLimit, reporters }: Verdict,
): Promise<boolean> => {
  await lockRegistry(db);
  const isCanary = canary?.id === bad.id;
  const isStandIn = !isCanary && live?.id !== bad.id;
  // The earlier release may be withdrawn or incompatible by now: an automatic rollback asks the same gates as a manual one.
  const back =
    isCanary || isStandIn || !previous ? undefined : await rollbackTarget(db, deployment, remoteId, { previous, bad });
  const refused = back?.error && previous ? noWayBack(previous, back.error) : undefined;
  const target = isCanary || isStandIn ? live : back?.target;
  const whole = isStandIn
    ? `${why}. Only pages of shells that ${live?.version ?? ''} does not fit had it`
    : refused === undefined
      ? why
      : `${why}. It was switched off. ${refused}`;
  const reason = `${bad.version} was rolled back automatically: ${whole}`;
  const row = db.updateTable('remoteChannels').where('remoteId', '=', remoteId).where('channel', '=', 'live');
  const standIns = db.deleteFrom('remoteStandIns').where('remoteId', '=', remoteId).where('releaseId', '=', bad.id);
  const changed = isCanary
    ? await row
        .set({ ...noCanary, changedBy: null, reason })
        .where('canaryReleaseId', '=', bad.id)
        .executeTakeFirst()
    : isStandIn
      ? await standIns.executeTakeFirst().then(({ numDeletedRows }) => ({ numUpdatedRows: numDeletedRows }))
      : target
        ? await row
            .set({
              ...noCanary,
              releaseId: target.id,
              previousReleaseId: (await behind(db, remoteId, target, bad))?.id ?? null,
              changedBy: null,
              reason,
            })
            .where('releaseId', '=', bad.id)
            .executeTakeFirst()
        : await db
            .updateTable('remotes')
            .set({ state: 'disabled', stateReason: 'It failed too often, so it was switched off automatically' })
            .where('id', '=', remoteId)
            .where('state', '=', 'enabled')
            .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return false;
  await notNext(db, remoteId, bad);
  const revision = await raiseRevision(db);
  const failed = {
    ...summary,
    limit: errorLimit,
    percent: isCanary ? canary.percent : null,
    ...(await lastError(db, bad.id)),
  };
  await noteEvent(db, {
    remoteId,
    action: 'auto_rollback',
    channel: 'live',
    from: bad.id,
    to: target?.id ?? null,
    revision,
    by: {},
    reason,
    detail: { failed },
  });
  // After the event: a release that was rolled back is no stand-in.
  await keepFiles(db, remoteId);
  await writeAudit(db, nobody, [
    {
      action: 'remote.autoRollback',
      entity: 'remotes',
      entityId: name,
      label: name,
      changes: {
        [isCanary ? 'canary' : isStandIn ? 'standIn' : 'live']: [
          bad.version,
          isCanary || isStandIn ? null : (target?.version ?? null),
        ],
        reported: [null, why],
        reporters: [null, reporters],
      },
    },
  ]);
  await notifyOperators(db, `${name}@${bad.version} was rolled back`, whole, `auto-rollback:${bad.id}:${revision}`);
  return true;
};
