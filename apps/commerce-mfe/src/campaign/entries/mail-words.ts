import { winnerMailStates, type CampaignEntry } from '@lectern/contract/commerce';
import { timeText } from '@lectern/ui-kit';
import * as texts from '../../texts/campaign-entries';

/** The mail with a winner's code in words; empty without a code. */
export const mailWords = ({ mailState, mailedAt }: Pick<CampaignEntry, 'mailState' | 'mailedAt'>): string => {
  if (mailState === null) return '';
  return mailState === 'sent' && mailedAt !== null ? texts.mailed(timeText(mailedAt)) : winnerMailStates[mailState];
};
