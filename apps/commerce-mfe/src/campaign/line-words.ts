import type { CampaignWhole } from '@lectern/contract/commerce';
import * as texts from '../texts/campaign';
import { clockOf, scoreText } from './score-words';

/** The last winner and the entry after them in a sentence. */
export const lineWords = (line: CampaignWhole['line']): string => {
  if (line === null) return texts.noLine;
  const { last, next } = line;
  const start = texts.lastHas(last.rank, scoreText(last.percent), clockOf(last.seconds));
  if (next === null) return `${start}${texts.isLast}`;
  if (next.percent !== last.percent)
    return `${start}${texts.nextHas(next.rank, scoreText(next.percent), clockOf(next.seconds))}`;
  if (next.seconds === last.seconds) return `${start}${texts.nextSameTime(next.rank)}`;
  return `${start}${texts.nextSlower(next.rank, next.seconds - last.seconds)}`;
};
