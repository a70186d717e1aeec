import { judgeReleases, type JudgedRelease } from '@lectern/remote-kit/shell-gate';
import type { Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import { readChannelReleases } from '../domains/platform/remotes/contract.queries';
import { notifyOperators } from '../domains/platform/remotes/operators';
import type { Host } from '../server/services';

interface Shell extends Host {
  /** The hash of its build. */
  readonly hash: string;
}

const isLive = (channel: string): boolean => channel === 'live' || channel === 'stand-in';

const runs = ({ channels, reasons }: JudgedRelease): boolean => reasons.length === 0 && channels.some(isLive);

/** Names the releases that people have, or may get, and that this shell refuses; none that has a stand-in. Operators are notified once for each build. */
export const warnOfMisfits = async (db: Kysely<DB>, shell: Shell, warn: (text: string) => void): Promise<void> => {
  const judged = judgeReleases(await readChannelReleases(db), shell);
  const refused = judged.filter(({ remote, channels, reasons }) => {
    const hasOther = channels.every(isLive) && judged.some((other) => other.remote === remote && runs(other));
    return reasons.length > 0 && !hasOther;
  });
  for (const { name, reasons } of refused) warn(`The shell ${shell.version} refuses ${name}: ${reasons.join('; ')}.`);
  if (refused.length === 0) return;
  const title = `The shell ${shell.version} refuses ${refused.length === 1 ? 'a release' : `${refused.length} releases`}`;
  const names = refused.map(({ name }) => name).join(', ');
  const body = `${names}. Each release has its reasons in the remotes overview.`;
  await notifyOperators(db, title, body, `shell-misfits:${shell.hash}`);
};
