import { fullMoney, type CouponSums, type ShownCurrency } from '@lectern/contract/commerce';
import * as texts from '../../texts/report-coupons';

/** The figures of redemptions besides their number: '₹3,000.00 discount, ₹12,000.00 revenue, 2 reserved'. */
export const redemptionWords = (sums: CouponSums, currency: ShownCurrency): string =>
  [
    texts.discountOf(fullMoney(sums.discountMinor, currency)),
    texts.revenueOf(fullMoney(sums.revenueMinor, currency)),
    ...(sums.reserved > 0 ? [texts.reservedCount(sums.reserved)] : []),
    ...(sums.released > 0 ? [texts.releasedCount(sums.released)] : []),
  ].join(', ');
