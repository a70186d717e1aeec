/** How the discount is taken: a part of the price, or an amount off it. */
export const discountKinds = { percent: 'Percent', flat: 'Flat amount' } as const;
export type DiscountKind = keyof typeof discountKinds;

/** What a coupon may be used for; `chosen` = the targets listed. */
export const appliesTo = {
  all: 'Everything',
  plans: 'Plans',
  courses: 'Courses',
  batches: 'Batches',
  chosen: 'Selected items',
} as const;
export type AppliesTo = keyof typeof appliesTo;

/** Who may use a coupon; `new` = people without a paid order, `chosen` = the people listed. */
export const couponAudiences = { everyone: 'Everyone', new: 'New students', chosen: 'Chosen students' } as const;
export type CouponAudience = keyof typeof couponAudiences;

export const couponKinds = ['standard', 'marketing'] as const;
/** The status at this moment: a coupon whose period is over has ended, but a draft stays one. */
export const couponStatuses = { draft: 'Draft', active: 'Active', paused: 'Paused', ended: 'Ended' } as const;
export type CouponStatus = keyof typeof couponStatuses;

const ways: Readonly<Record<CouponStatus, readonly CouponStatus[]>> = {
  draft: ['active'],
  active: ['paused', 'ended'],
  paused: ['active', 'ended'],
  ended: [],
};

/** What a person may turn this status into; an ended coupon stays ended. */
export const nextCouponStatuses = (from: CouponStatus): readonly CouponStatus[] => ways[from];
