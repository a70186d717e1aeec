import { campaignInput, couponFields, termsErrors } from '@lectern/contract/commerce';
import { formOf, type Digits } from '@lectern/ui-kit/record-panel';
import {
  digitsOf,
  newValues as newTerms,
  relevant,
  termsCodecs,
  valuesOf as termsOf,
  type CouponValues,
  type NewCoupon,
} from '../../coupon/values';
import type { CampaignCoupon } from '../campaign-coupon';
import { campaignCodec, newPart, partErrors, type CampaignInput, type PartValues } from './part';

type NewCampaign = Omit<NewCoupon, 'code' | 'audience' | 'userIds' | 'kind' | 'campaign'> & {
  readonly campaign: CampaignInput;
};

/** Values of the form: the terms of a coupon for everyone without a code of its own, and the campaign. */
export interface CampaignValues extends CouponValues {
  readonly campaign: PartValues;
}

const { code: _code, audience: _audience, userIds: _userIds, ...termsFields } = couponFields;
/** The fields that a person enters, in the order of the form. */
export const campaignCouponFields = { ...termsFields, campaign: campaignInput };

/** The form of a marketing coupon, with the digits of each currency. */
export const campaignForm = (digits: Digits) =>
  formOf<CampaignValues, NewCampaign>(campaignCouponFields, {
    codecs: { ...termsCodecs(digits), campaign: campaignCodec },
    relevant,
    together: ({ percentBp = null, totalLimit = null, targets = [], campaign, ...wire }, values) => [
      ...termsErrors({ ...wire, percentBp, totalLimit, targets: targets.length, audience: 'everyone', users: 0 }),
      ...partErrors(values.campaign, campaign, { endsAt: wire.endsAt, totalLimit }),
    ],
  });

/** A new marketing coupon begins today, once per student. */
export const newValues = (currency: string): CampaignValues => ({ ...newTerms(currency), campaign: newPart() });

/** The form's values of a marketing coupon. */
export const valuesOf = (coupon: CampaignCoupon): CampaignValues => ({
  ...termsOf(coupon),
  ...campaignForm(digitsOf(coupon)).valuesOf(coupon),
});
