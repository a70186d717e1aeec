import type { Flow, Transition } from '../flow';

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
export type CouponKind = (typeof couponKinds)[number];
/** The right to write coupons of a kind. */
export const couponWriteRight = { standard: 'couponEdit', marketing: 'marketingCouponEdit' } as const;
/** The status at this moment: a coupon whose period is over has ended, but a draft stays one. */
export const couponStatuses = { draft: 'Draft', active: 'Active', paused: 'Paused', ended: 'Ended' } as const;
export type CouponStatus = keyof typeof couponStatuses;

interface Facts {
  readonly endsAt: string;
}
const activate: Transition<CouponStatus, Facts> = {
  to: 'active',
  verb: 'Activate',
  done: 'Activated',
  needs: ({ endsAt }, now) => (Date.parse(endsAt) <= now ? 'Expired' : undefined),
  many: 'They can be used between their start and end dates.',
};
const end: Transition<CouponStatus, Facts> = {
  to: 'ended',
  reason: 'required',
  verb: 'End coupon',
  done: 'Coupon ended',
  means: 'It can no longer be redeemed or activated. Reserved uses stay valid.',
  danger: true,
  many: 'Ended coupons can’t be used or activated again.',
};

/** The transitions of a coupon; an ended one stays ended, and none goes back to draft. */
export const couponFlow: Flow<CouponStatus, Facts> = {
  draft: [activate],
  active: [
    { to: 'paused', verb: 'Pause', done: 'Paused', many: 'They can’t be used until they are activated again.' },
    end,
  ],
  paused: [activate, end],
  ended: [],
};
