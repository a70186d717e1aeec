import type { Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { writeAudit } from '../../../../server/calls/audit';
import { noCanary, apiErrorOf, type Channels, type Placed } from '../channels';
import { lockRegistry, noteEvent, raiseRevision } from '../events';
import type { Deployment } from '../deployment';
import { notifyOperators } from '../operators';
import { keepFiles } from '../retention';
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

/** Why a rollback to the earlier live release is not possible, in words for the history and the notice; undefined when it can. */
const noWayBack = async (db: Kysely<DB>, deployment: Deployment, previous: Placed): Promise<string | undefined> => {
  const { standing, gates } = await apiErrorOf(db, deployment, previous);
  if (standing !== undefined) return standing;
  return gates.length > 0
    ? `${previous.version}, which was live before, does not fit any more: ${gates.join('; ')}`
    : undefined;
};

/**
 * Takes a bad release away from its people: a canary ends, what is live goes back to the release before, and a remote without one that may run is switched off. Nothing
 * happens where a person has chosen otherwise meanwhile. Answers whether it was done.
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
  // The earlier release may be withdrawn or incompatible by now: an automatic rollback asks the same gates as a manual one.
  const refused = isCanary || !previous ? undefined : await noWayBack(db, deployment, previous);
  const target = isCanary ? live : refused === undefined ? previous : undefined;
  const whole = refused === undefined ? why : `${why}. It was switched off. ${refused}`;
  const reason = `${bad.version} was rolled back automatically: ${whole}`;
  const row = db.updateTable('remoteChannels').where('remoteId', '=', remoteId).where('channel', '=', 'live');
  const changed = isCanary
    ? await row
        .set({ ...noCanary, changedBy: null, reason })
        .where('canaryReleaseId', '=', bad.id)
        .executeTakeFirst()
    : target
      ? await row
          .set({
            ...noCanary,
            releaseId: target.id,
            previousReleaseId: await behind(db, remoteId, target, bad),
            changedBy: null,
            reason,
          })
          .where('releaseId', '=', bad.id)
          .executeTakeFirst()
      : await db
          .updateTable('remotes')
          .set({ state: 'disabled', stateReason: `It fails too often; ${name}’s team has been told` })
          .where('id', '=', remoteId)
          .where('state', '=', 'enabled')
          .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return false;
  await notNext(db, remoteId, bad);
  await keepFiles(db, remoteId);
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
  await writeAudit(db, nobody, [
    {
      action: 'remote.autoRollback',
      entity: 'remotes',
      entityId: name,
      label: name,
      changes: {
        [isCanary ? 'canary' : 'live']: [bad.version, isCanary ? null : (target?.version ?? null)],
        reported: [null, why],
        reporters: [null, reporters],
      },
    },
  ]);
  await notifyOperators(db, `${name}@${bad.version} was rolled back`, whole, `auto-rollback:${bad.id}:${revision}`);
  return true;
};
