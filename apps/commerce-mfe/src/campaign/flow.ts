import { couponFlow, type CampaignRow, type CouponStatus } from '@lectern/contract/commerce';
import type { Flow, Transition } from '@lectern/contract/flow';
import * as texts from '../texts/campaign';

interface Facts {
  readonly endsAt: string;
  /** A row of a list does not know the job that makes codes. */
  readonly campaign: (Pick<CampaignRow, 'codesMade' | 'codeCount'> & { readonly isMakingCodes?: boolean }) | null;
}

/** The reason why codes that are missing stop an activation; undefined where none is. */
const missing = ({ campaign }: Facts): string | undefined => {
  if (campaign === null || campaign.codesMade >= campaign.codeCount) return undefined;
  if (campaign.isMakingCodes === undefined) return texts.codesMayBeMissing;
  return campaign.isMakingCodes ? texts.codesAreMade : texts.codesAreMissing;
};

/** A transition of coupons; the activation waits for the codes. */
const withCodes = (transition: (typeof couponFlow)[CouponStatus][number]): Transition<CouponStatus, Facts> => {
  const { needs, means, ...rest } = transition;
  return {
    ...rest,
    ...(typeof means === 'string' && { means }),
    needs: (row, now) =>
      (typeof needs === 'function' ? needs(row, now) : undefined) ?? (rest.to === 'active' ? missing(row) : undefined),
  };
};

/** The transitions of a marketing coupon. */
export const campaignFlow = Object.fromEntries(
  Object.entries(couponFlow).map(([status, transitions]) => [status, transitions.map(withCodes)]),
) as unknown as Flow<CouponStatus, Facts>;
