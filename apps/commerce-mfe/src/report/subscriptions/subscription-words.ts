import type { SubscriptionSums } from '@lectern/contract/commerce';
import * as texts from '../../texts/report-subscriptions';

/** The number that runs, and the changes that led to it: '120 running, 12 begun, 1 back, 3 lost'. */
export const changeWords = ({ running, begun, back, lost }: SubscriptionSums): string =>
  [texts.runningCount(running), texts.begunCount(begun), texts.backCount(back), texts.lostCount(lost)].join(', ');

/** Basis points as a percentage: '2.5%'; '–' where nothing ran. */
export const churnText = (basisPoints: number | null): string =>
  basisPoints === null ? '–' : `${(basisPoints / 100).toLocaleString('en-GB', { maximumFractionDigits: 1 })}%`;
