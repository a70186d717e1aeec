import type { ReactNode } from 'react';
import { CouponFacts } from '../coupon/CouponFacts';
import { InWords } from '../coupon/InWords';
import { useCurrencies } from '../coupon/use-currencies';
import { valuesOf } from '../coupon/values';
import type { CampaignCoupon } from './campaign-coupon';

/** The terms of a marketing coupon, in words and as facts. */
export function CampaignTerms({ coupon }: { readonly coupon: CampaignCoupon }): ReactNode {
  const currencies = useCurrencies();
  return (
    <div className="campaign-terms">
      {currencies.data && <InWords values={valuesOf(coupon)} currencies={currencies.all} />}
      <CouponFacts coupon={coupon} />
    </div>
  );
}
