import type { CouponSums, SalesSums, SignupSums, SubscriptionSums, WatchedSums } from '@lectern/contract/commerce';

const isOnPages = true;
const isMoney = true;

/** Columns of the sales report. Refunded and disputed sums are negative, so that paid to won back add up to the net. */
export const salesFigures = [
  { head: 'Payments', isOnPages, of: ({ payments }: SalesSums) => payments },
  { head: 'Refunds', isOnPages, of: ({ refunds }: SalesSums) => refunds },
  { head: 'Free', of: ({ free }: SalesSums) => free },
  { head: 'Paid', isMoney, isOnPages, of: ({ paidMinor }: SalesSums) => paidMinor },
  { head: 'Refunded', isMoney, isOnPages, of: ({ refundedMinor }: SalesSums) => 0 - refundedMinor },
  { head: 'Disputed', isMoney, of: ({ disputedMinor }: SalesSums) => 0 - disputedMinor },
  { head: 'Won back', isMoney, of: ({ wonBackMinor }: SalesSums) => wonBackMinor },
  { head: 'Surplus', isMoney, of: ({ surplusMinor }: SalesSums) => surplusMinor },
  { head: 'Discount', isMoney, of: ({ discountMinor }: SalesSums) => discountMinor },
  { head: 'Tax', isMoney, of: ({ taxMinor }: SalesSums) => taxMinor },
];
export const salesNet = { head: 'Net', isMoney, isOnPages, of: ({ netMinor }: SalesSums) => netMinor };

export const signupPeople = { head: 'People', isOnPages, of: ({ people }: SignupSums) => people };

/** Columns of the report of videos; `videoViews` is the one that is compared. */
export const videoViews = { head: 'Views', isOnPages, of: ({ views }: WatchedSums) => views };
export const videoFigures = [
  videoViews,
  { head: 'Viewers', isOnPages, of: ({ viewers }: WatchedSums) => viewers },
  { head: 'Seconds watched', isOnPages, of: ({ seconds }: WatchedSums) => seconds },
  { head: 'Views to the end', isOnPages, of: ({ completions }: WatchedSums) => completions },
];

/** Columns of the report of coupons; `couponUses` is the one that is compared. */
export const couponUses = { head: 'Used', isOnPages, of: ({ used }: CouponSums) => used };
export const couponFigures = [
  couponUses,
  { head: 'Reserved', isOnPages, of: ({ reserved }: CouponSums) => reserved },
  { head: 'Released', isOnPages, of: ({ released }: CouponSums) => released },
  { head: 'Discount', isMoney, isOnPages, of: ({ discountMinor }: CouponSums) => discountMinor },
  { head: 'Revenue', isMoney, isOnPages, of: ({ revenueMinor }: CouponSums) => revenueMinor },
];

/** Columns of the report of subscriptions. */
export const subscriptionFigures = [
  { head: 'Trials', of: ({ trials }: SubscriptionSums) => trials },
  { head: 'Running at the start', of: ({ runningAtStart }: SubscriptionSums) => runningAtStart },
  { head: 'Begun', isOnPages, of: ({ begun }: SubscriptionSums) => begun },
  { head: 'Back', isOnPages, of: ({ back }: SubscriptionSums) => back },
  { head: 'Lost', isOnPages, of: ({ lost }: SubscriptionSums) => lost },
  { head: 'Running', isOnPages, of: ({ running }: SubscriptionSums) => running },
  { head: 'Lost in basis points', of: ({ churnBp }: SubscriptionSums) => churnBp },
  {
    head: 'Monthly income at the start',
    isMoney,
    of: ({ mrrAtStartMinor }: SubscriptionSums) => mrrAtStartMinor,
  },
];
export const subscriptionIncome = {
  head: 'Monthly income',
  isMoney,
  isOnPages,
  of: ({ mrrMinor }: SubscriptionSums) => mrrMinor,
};
