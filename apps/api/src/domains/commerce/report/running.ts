import type { SubscriptionSums } from '@lectern/contract/commerce';
import type { Sums } from './arrange';

/** Changes of subscriptions, as days add them up. */
export type Change = 'trials' | 'begun' | 'back' | 'lost' | 'moved' | 'mrrMinor';

const net = ({ begun, back, lost, moved }: Sums<Change>): number => begun + back - lost + moved;

/** Figures of subscriptions: changes, and the sums of all changes until then. Churn is in basis points. */
export const running = (
  { trials, begun, back, lost, moved, mrrMinor }: Sums<Change>,
  start: Sums<Change>,
): SubscriptionSums => {
  const runningAtStart = net(start);
  return {
    ...{ trials, begun, back, lost, runningAtStart },
    running: runningAtStart + net({ trials, begun, back, lost, moved, mrrMinor }),
    mrrAtStartMinor: start.mrrMinor,
    mrrMinor: start.mrrMinor + mrrMinor,
    churnBp: runningAtStart > 0 ? Math.round((lost * 10_000) / runningAtStart) : null,
  };
};
