import { couponFlow, type CampaignRow, type CouponStatus } from '@lectern/contract/commerce';
import type { Flow, Transition } from '@lectern/contract/flow';
import * as texts from '../texts/campaign';

interface Facts {
  readonly endsAt: string;
  readonly campaign: Pick<CampaignRow, 'codesMade' | 'codeCount'> | null;
}

const isMade = ({ campaign }: Facts): boolean => campaign === null || campaign.codesMade >= campaign.codeCount;

/** A transition of coupons; the activation waits for the codes. */
const withCodes = (transition: (typeof couponFlow)[CouponStatus][number]): Transition<CouponStatus, Facts> => {
  const { needs, means, ...rest } = transition;
  return {
    ...rest,
    ...(typeof means === 'string' && { means }),
    needs: (row, now) =>
      (typeof needs === 'function' ? needs(row, now) : undefined) ??
      (rest.to === 'active' && !isMade(row) ? texts.codesAreMade : undefined),
  };
};

/** The transitions of a marketing coupon. */
export const campaignFlow = Object.fromEntries(
  Object.entries(couponFlow).map(([status, transitions]) => [status, transitions.map(withCodes)]),
) as unknown as Flow<CouponStatus, Facts>;
