import type { OwnCampaign } from '@lectern/contract/commerce';
import { timeText } from '@lectern/ui-kit';
import { scoreText } from '../campaign/score-words';
import { lastDayText } from '../coupon/dates';
import * as texts from '../texts/own-campaigns';

/** The status of the kit that gives each state its mark. */
export const stateMarks: Readonly<Record<OwnCampaign['state'], string>> = {
  open: 'open',
  started: 'ongoing',
  sent: 'submitted',
  missed: 'expired',
  won: 'awarded',
  lost: 'ended',
};

/** True while the student can begin or go on. */
export const isEnterable = ({ state }: Pick<OwnCampaign, 'state'>): boolean => state === 'open' || state === 'started';

/** One campaign for the student in short facts. */
export const campaignFacts = (campaign: OwnCampaign): readonly string[] => {
  const { prize, questionCount, timeLimitSeconds, entryEndsAt, state, percent, rank, codeState, codeEndsAt } = campaign;
  if (isEnterable(campaign))
    return [
      texts.win(prize),
      texts.questions(questionCount),
      ...(timeLimitSeconds === null ? [] : [texts.timeLimit(timeLimitSeconds)]),
      texts.openUntil(timeText(entryEndsAt)),
    ];
  return [
    texts.win(prize),
    ...(percent === null ? [] : [texts.scoreIs(scoreText(percent))]),
    ...(rank === null ? [] : [texts.rankIs(rank)]),
    ...(state === 'sent' ? [texts.resultWaits] : []),
    ...(codeState === 'unused' && codeEndsAt !== null ? [texts.useUntil(lastDayText(codeEndsAt))] : []),
  ];
};
