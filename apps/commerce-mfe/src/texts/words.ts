import type { AppliesTo, CouponAudience, CouponStatus, DiscountKind, TargetKind } from '@lectern/contract/commerce';

export const statusWords: Readonly<Record<CouponStatus, string>> = {
  draft: 'Draft',
  active: 'Active',
  paused: 'Paused',
  ended: 'Ended',
};
export const kindWords: Readonly<Record<DiscountKind, string>> = { percent: 'Percent', flat: 'Flat amount' };
export const appliesWords: Readonly<Record<AppliesTo, string>> = {
  all: 'Everything',
  plans: 'Plans',
  courses: 'Courses',
  batches: 'Batches',
  chosen: 'Chosen things',
};
export const audienceWords: Readonly<Record<CouponAudience, string>> = {
  everyone: 'Everyone',
  new: 'New students',
  chosen: 'Chosen students',
};
export const targetWords: Readonly<Record<TargetKind, string>> = {
  studentPlan: 'Student plan',
  trainerPlan: 'Trainer plan',
  course: 'Course',
  category: 'Category',
};

/** The verb that brings a coupon to this status, and what is said once it is there. */
export const statusVerbs: Readonly<Record<CouponStatus, { readonly verb: string; readonly successText: string }>> = {
  draft: { verb: 'Back to draft', successText: 'Coupon is a draft' },
  active: { verb: 'Activate', successText: 'Coupon is active' },
  paused: { verb: 'Pause', successText: 'Coupon is paused' },
  ended: { verb: 'End…', successText: 'Coupon has ended' },
};

/** A use's state as it is shown: the status whose mark it takes, and its word. */
export const stateWords = {
  reserved: { status: 'waiting', label: 'Reserved' },
  used: { status: 'active', label: 'Used' },
  released: { status: 'cancelled', label: 'Released' },
} as const;

/** What a coupon takes off, and how often it was taken. */
export const andMore = (amount: string, more: number): string => `${amount} and ${more} more`;
export const atMost = (percent: string, amount: string): string => `${percent}, at most ${amount}`;
export const takenOf = (taken: string, total: string): string => `${taken} of ${total}`;
