import type { campaignFields } from './campaign-fields';

export type CampaignFieldName = keyof typeof campaignFields;

interface CampaignProgress {
  /** Entries that were begun, sent or not. */
  readonly entries: number;
  readonly declaredAt: string | null;
}

/** Fields that can no longer change. Codes have their prefix from the creation on; entries fix the quiz and their start, the result fixes all. */
export const fixedCampaignFields = ({ entries, declaredAt }: CampaignProgress): readonly CampaignFieldName[] => {
  if (declaredAt !== null)
    return ['quizId', 'codePrefix', 'codeCount', 'winners', 'minPercent', 'entryStartsAt', 'entryEndsAt'];
  return entries > 0 ? ['quizId', 'codePrefix', 'entryStartsAt'] : ['codePrefix'];
};
