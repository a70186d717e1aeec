import type { RemoteOverview } from '@lectern/contract/platform/remotes-overview';
import * as texts from '../texts/remotes-overview';
import { rateOf } from './figures';
import { shortVersion } from './short-version';

/** The state of a remote: the mark of ui-kit's table, its word, and what more there is to know. */
export interface StandingOf {
  readonly mark: 'healthy' | 'failed' | 'rolled back' | 'inactive' | 'active' | 'draft';
  readonly word: string;
  readonly more?: string;
}

/** What most needs an operator comes first: off, may not run, without its files, failing, rolled back, healthy. */
export const stateOf = ({
  state,
  message,
  refused,
  live,
  errorLimit,
  minLoads,
  now,
  takenBack,
  health,
  lost,
}: RemoteOverview): StandingOf => {
  if (state === 'disabled') return { mark: 'inactive', word: texts.switchedOff, more: message };
  if (refused !== null) return { mark: 'failed', word: texts.refused, more: refused };
  const [missing] = lost;
  if (missing)
    return {
      mark: 'failed',
      word: texts.filesLost,
      more: texts.lostOf(shortVersion(missing.version), missing.files.length),
    };
  const bad = [now.canary, now.live].find((judged) => rateOf(judged) > errorLimit);
  if (bad)
    return {
      mark: 'failed',
      word: texts.overLimit,
      more: bad.loads < minLoads ? texts.soonJudged(bad.loads, minLoads) : texts.wrongNow(bad.errors, bad.loads),
    };
  if (takenBack)
    return {
      mark: 'rolled back',
      word: texts.rolledBack,
      ...(takenBack.to !== null && { more: texts.backTo(shortVersion(takenBack.to)) }),
    };
  if (live === null) return { mark: 'draft', word: texts.nothingLive };
  if (health.main.loads + health.canary.loads === 0)
    return { mark: 'active', word: texts.withoutReports, more: texts.noReports };
  return { mark: 'healthy', word: texts.healthy };
};
