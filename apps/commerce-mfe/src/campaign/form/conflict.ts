import type { Coupon } from '@lectern/contract/commerce';
import type { ConflictOptions } from '@lectern/ui-kit/form';
import { couponConflict } from '../../coupon/conflict';
import * as texts from '../../texts/campaign-form';
import { noun } from '../../texts/campaign';
import { isCampaign, type CampaignCoupon } from '../campaign-coupon';
import type { PartValues } from './part';
import { valuesOf, type CampaignValues } from './values';

const campaignWords = (part: PartValues): string =>
  [
    texts.inWords(part.codeCount, part.winners, part.codePrefix),
    texts.percentFrom(part.minPercent),
    texts.entriesBetween(`${part.entryStartsAt} ${part.entryStartsTime}`, `${part.entryEndsAt} ${part.entryEndsTime}`),
  ].join(', ');

/** A stale save of a marketing coupon is shown as this. */
export const campaignConflict: ConflictOptions<CampaignValues, CampaignCoupon> = {
  ...couponConflict,
  fields: { ...couponConflict.fields, campaign: { label: texts.campaign, show: campaignWords } },
  valuesOf,
  rowOf: (result) => {
    const row = result as Coupon | null;
    return row !== null && typeof row === 'object' && 'version' in row && isCampaign(row) ? row : undefined;
  },
  noun: noun.one,
};
