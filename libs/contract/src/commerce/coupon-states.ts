/** How the discount is taken: a part of the price, or an amount off it. */
export const discountKinds = ['percent', 'flat'] as const;
export type DiscountKind = (typeof discountKinds)[number];

/** What a coupon may be used for; `chosen` = the targets listed. */
export const appliesTo = ['all', 'plans', 'courses', 'batches', 'chosen'] as const;
export type AppliesTo = (typeof appliesTo)[number];

/** Who may use a coupon; `new` = people without a paid order, `chosen` = the people listed. */
export const couponAudiences = ['everyone', 'new', 'chosen'] as const;
export type CouponAudience = (typeof couponAudiences)[number];

export const couponKinds = ['standard', 'marketing'] as const;
export const couponStatuses = ['draft', 'active', 'paused', 'ended'] as const;
export type CouponStatus = (typeof couponStatuses)[number];

const ways: Readonly<Record<CouponStatus, readonly CouponStatus[]>> = {
  draft: ['active'],
  active: ['paused', 'ended'],
  paused: ['active', 'ended'],
  ended: [],
};

/** What a person may turn this status into; an ended coupon stays ended. */
export const nextCouponStatuses = (from: CouponStatus): readonly CouponStatus[] => ways[from];

interface Clocked {
  readonly status: CouponStatus;
  /** ISO 8601. */
  readonly endsAt: string;
}

/** The status at this moment: a coupon whose period is over has ended, whatever it was before. */
export const statusAt = ({ status, endsAt }: Clocked, now: number): CouponStatus =>
  status !== 'draft' && Date.parse(endsAt) <= now ? 'ended' : status;
