import type { CampaignEntry } from '@lectern/contract/commerce';
import * as texts from '../../texts/campaign-entries';

/** The entry that becomes the last winner once another winner is disqualified, as far as the page shows it. */
export const movedUp = (
  disqualified: Pick<CampaignEntry, 'rank' | 'result'>,
  shown: readonly Pick<CampaignEntry, 'rank' | 'name'>[],
  lastRank: number,
): string => {
  const next = disqualified.result === 'wins' ? shown.find(({ rank }) => rank === lastRank + 1) : undefined;
  return next ? `${texts.disqualifiedNow}. ${texts.nowRank(next.name, lastRank)}` : texts.disqualifiedNow;
};
