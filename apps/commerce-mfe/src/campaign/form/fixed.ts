import { fixedCampaignFields, type CampaignWhole } from '@lectern/contract/commerce';
import * as texts from '../../texts/campaign-form';
import type { PartValues } from './part';

const timeFields = { entryStartsAt: 'entryStartsTime', entryEndsAt: 'entryEndsTime' } as const;

/** The fields of a campaign that can no longer change, with the reason. A moment has two fields. */
export const fixedPart = (
  campaign: Pick<CampaignWhole, 'declaredAt' | 'entries'>,
): { readonly fields: readonly (keyof PartValues)[]; readonly reason: string | undefined } => ({
  fields: fixedCampaignFields(campaign).flatMap((name): (keyof PartValues)[] =>
    name in timeFields ? [name, timeFields[name as keyof typeof timeFields]] : [name],
  ),
  reason: campaign.declaredAt !== null ? texts.afterResult : campaign.entries > 0 ? texts.afterEntries : undefined,
});
