import type { Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { writeAudit } from '../../../../server/calls/audit';
import { isBad } from '../../remotes/health/judge';
import { notifyOperators } from '../../remotes/operators';
import { lockChannel } from '../channel';
import { takeBack } from '../switch-shell';
import { failedPeople, startsOf, windowMinutes, type Starts } from './starts.queries';

/** As for a remote: people with a failed start by people who were given the build, from three people on. */
const limits = { errorLimit: 0.02, minLoads: 3 };
/** The build before has fewer people by now: it is compared by its pages of a day. */
const beforeMinutes = 24 * 60;

const nobody = { actorId: null, requestId: 'shell-starts', ip: '127.0.0.1', deviceId: null };

const weighed = ({ people, failed }: Starts) => ({ loads: people, errors: failed, people });

/** For the audit log and the notice: 'It did not start for 3 of 12 people in 5 minutes'. */
const whyText = ({ people, failed, lastError }: Starts): string =>
  `It did not start for ${failed} of ${people} people in ${windowMinutes} minutes${lastError ? `: ${lastError}` : ''}`;

/** Takes a canary or the live build of the shell back when its pages do not start. Without a build before it only notifies operators. Answers whether it was bad. */
export const judgeShell = async (db: Kysely<DB>, now: Date): Promise<boolean> => {
  const channel = await lockChannel(db);
  if (!channel) return false;
  const starts = await startsOf(db, windowMinutes, now, 'judged');
  const compared = await startsOf(db, beforeMinutes, now, 'all');
  const bad = [
    { hash: channel.canaryHash, other: weighed(compared(channel.hash)) },
    { hash: channel.hash, other: weighed(compared(channel.previousHash)) },
  ].find(({ hash, other }) => hash !== null && isBad(weighed(starts(hash)), other, limits))?.hash;
  if (!bad) return false;
  const why = whyText(starts(bad));
  const target = bad === channel.canaryHash ? channel.hash : channel.previousHash;
  const title = `The build ${bad.slice(0, 8)} of the shell does not start`;
  if (target === null) {
    await notifyOperators(db, title, `${why}. There is no build before it.`, `shell-fails:${bad}`);
    return true;
  }
  const reporters = await failedPeople(db, bad, now);
  await takeBack(db, bad, channel, { changedBy: null, reason: why }, now);
  await writeAudit(db, nobody, [
    {
      action: 'shell.autoRollback',
      entity: 'shellBuilds',
      entityId: bad,
      label: bad,
      changes: {
        [bad === channel.hash ? 'live' : 'canary']: [bad, target],
        reported: [null, why],
        reporters: [null, reporters],
      },
    },
  ]);
  const body = `${why}. People are given ${target.slice(0, 8)}, the build before.`;
  await notifyOperators(db, title, body, `shell-fails:${bad}:${now.getTime()}`);
  return true;
};
