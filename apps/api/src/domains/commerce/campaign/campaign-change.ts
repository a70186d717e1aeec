import type { FieldError } from '@lectern/contract';
import { campaignFields, fixedCampaignFields, type CampaignFieldName } from '@lectern/contract/commerce';
import { fieldError } from '../../../server/calls/errors';

/** The written values of a campaign. Times are ISO 8601. */
export interface CampaignValues {
  readonly quizId: number;
  readonly codePrefix: string;
  readonly codeCount: number;
  readonly winners: number;
  readonly minPercent: number;
  readonly entryStartsAt: string;
  readonly entryEndsAt: string;
}

/** Values of a campaign with its entries and its declaration, which fix them. */
export interface CampaignNow extends CampaignValues {
  readonly entries: number;
  readonly declaredAt: string | null;
}

export const campaignFieldNames = Object.keys(campaignFields) as CampaignFieldName[];

const comparable = (name: CampaignFieldName, values: CampaignValues): string | number =>
  name === 'entryStartsAt' || name === 'entryEndsAt' ? Date.parse(values[name]) : values[name];

/** The fields in which the two differ. */
export const changedCampaignFields = (now: CampaignValues, after: CampaignValues): CampaignFieldName[] =>
  campaignFieldNames.filter((name) => comparable(name, now) !== comparable(name, after));

const fault = (name: CampaignFieldName, text: string): FieldError => fieldError(`campaign.${name}`, 'fixed', text);

/** Changes that entries, codes or the result forbid. */
export const campaignFixedErrors = (now: CampaignNow, after: CampaignValues): FieldError[] => {
  const fixed = fixedCampaignFields(now);
  return changedCampaignFields(now, after).flatMap((name) => {
    if (fixed.includes(name)) return [fault(name, 'This can no longer change')];
    if (name === 'codeCount' && after.codeCount < now.codeCount) return [fault(name, 'This can only go up')];
    const isEarlier = name === 'entryEndsAt' && Date.parse(after.entryEndsAt) < Date.parse(now.entryEndsAt);
    return isEarlier && now.entries > 0 ? [fault(name, 'Entries can only close later')] : [];
  });
};
