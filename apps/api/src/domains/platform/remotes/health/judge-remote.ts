import type { Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { readChannels, type Placed } from '../channels';
import { readStandIns } from '../stand-ins';
import type { Deployment } from '../deployment';
import { rollBackBad } from './auto-rollback';
import { isBad, summaryText } from './judge';
import { reportersOf, summaryOf, windowMinutes } from './report-summary.queries';

/** The earlier live release has fewer people by now: it is compared by its reports of a day. */
const beforeMinutes = 24 * 60;
/** Often enough, however many report: in ms. */
const pause = 5000;

/** Keeps when each remote was judged. Answers whether it is time to judge one again: once in five seconds of `now`. */
export const judgingTimes = () => {
  const judgedAt = new Map<number, number>();
  return (remoteId: number, now: Date): boolean => {
    const last = judgedAt.get(remoteId);
    if (last !== undefined && now.getTime() - last < pause && now.getTime() >= last) return false;
    judgedAt.set(remoteId, now.getTime());
    return true;
  };
};

/** Takes a canary, a live release or a stand-in back when people's reports say that it is bad. Answers whether it did. */
export const judgeRemote = async (
  db: Kysely<DB>,
  deployment: Deployment,
  remoteId: number,
  now: Date,
): Promise<boolean> => {
  const { name, errorLimit, minLoads } = await db
    .selectFrom('remotes')
    .select(['name', 'errorLimit', 'minLoads'])
    .where('id', '=', remoteId)
    .executeTakeFirstOrThrow();
  const channels = await readChannels(db, name);
  const { live, previous, canary } = channels;
  const limits = { errorLimit: Number(errorLimit), minLoads };
  const pairs: readonly (readonly [suspect: Placed | undefined, other: Placed | undefined, minutes: number])[] = [
    [canary, live, windowMinutes],
    [live, previous, beforeMinutes],
    ...(await readStandIns(db, remoteId)).map((standIn) => [standIn, live, windowMinutes] as const),
  ];
  for (const [suspect, other, minutes] of pairs) {
    if (!suspect) continue;
    const [summary, compared] = [
      await summaryOf(db, suspect.id, windowMinutes, now),
      await summaryOf(db, other?.id, minutes, now, 'compared'),
    ];
    if (!isBad(summary, compared, limits)) continue;
    const why = summaryText(summary, { ...compared, version: other?.version });
    const reporters = await reportersOf(db, suspect.id, now);
    const verdict = { why, summary, errorLimit: limits.errorLimit, reporters };
    if (await rollBackBad(db, deployment, name, channels, suspect, verdict)) return true;
  }
  return false;
};
