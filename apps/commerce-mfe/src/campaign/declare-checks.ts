import type { CampaignWhole } from '@lectern/contract/commerce';
import { timeText } from '@lectern/ui-kit';
import * as texts from '../texts/campaign';

/** One condition of a declaration: met, still to come, or a thing to look at first. */
export interface DeclareCheck {
  readonly state: keyof typeof texts.checkStates;
  readonly text: string;
}

const windowCheck = ({ entryStartsAt, entryEndsAt }: CampaignWhole, now: number): DeclareCheck => {
  if (Date.parse(entryEndsAt) < now) return { state: 'ok', text: texts.entriesClosed(timeText(entryEndsAt)) };
  return Date.parse(entryStartsAt) > now
    ? { state: 'wait', text: texts.entriesOpenFrom(timeText(entryStartsAt)) }
    : { state: 'wait', text: texts.entriesOpenUntil(timeText(entryEndsAt)) };
};

const openCheck = ({ openEntries, entryEndsAt }: CampaignWhole, now: number): DeclareCheck => {
  if (openEntries === 0) return { state: 'ok', text: texts.noneOpen };
  return Date.parse(entryEndsAt) < now
    ? { state: 'warn', text: texts.neverSent(openEntries) }
    : { state: 'wait', text: texts.stillOpen(openEntries) };
};

const codesCheck = ({ codesMade, codeCount, isMakingCodes }: CampaignWhole): DeclareCheck => {
  if (codesMade >= codeCount) return { state: 'ok', text: texts.codesMade(codesMade, codeCount) };
  return isMakingCodes
    ? { state: 'wait', text: texts.codesMade(codesMade, codeCount) }
    : { state: 'warn', text: texts.onlyCodesMade(codesMade, codeCount) };
};

/** The conditions of a declaration at this moment. */
export const declareChecks = (campaign: CampaignWhole, now: number): readonly DeclareCheck[] => {
  const { ties, eligible, winners } = campaign;
  return [
    windowCheck(campaign, now),
    codesCheck(campaign),
    openCheck(campaign, now),
    ties > 0 ? { state: 'warn', text: texts.ties(ties) } : { state: 'ok', text: texts.noTies },
    ...(eligible < winners ? [{ state: 'warn', text: texts.tooFew(eligible) } as const] : []),
  ];
};
