import type { AppliesTo, CouponAudience, CouponRow, CouponStatus, DiscountKind, TargetKind } from '@lectern/contract/commerce';
import { moneyText } from '@lectern/contract/commerce';

export const statusWords: Readonly<Record<CouponStatus, string>> = { draft: 'Draft', active: 'Active', paused: 'Paused', ended: 'Ended' };
export const kindWords: Readonly<Record<DiscountKind, string>> = { percent: 'Percent', flat: 'Flat amount' };
export const appliesWords: Readonly<Record<AppliesTo, string>> = { all: 'Everything', plans: 'Plans', courses: 'Courses', batches: 'Batches', chosen: 'Chosen things' };
export const audienceWords: Readonly<Record<CouponAudience, string>> = { everyone: 'Everyone', new: 'New students', chosen: 'Chosen students' };
export const targetWords: Readonly<Record<TargetKind, string>> = { studentPlan: 'Student plan', trainerPlan: 'Trainer plan', course: 'Course', category: 'Category' };

/** The verb that brings a coupon to this status, and what is said once it is there. */
export const statusVerbs: Readonly<Record<CouponStatus, { readonly verb: string; readonly done: string }>> = {
  draft: { verb: 'Back to draft', done: 'Coupon is a draft' },
  active: { verb: 'Activate', done: 'Coupon is active' },
  paused: { verb: 'Pause', done: 'Coupon is paused' },
  ended: { verb: 'End…', done: 'Coupon has ended' },
};

/** Basis points as percent: 1,250 → '12.5%'. */
export const percentText = (basisPoints: number): string => `${(basisPoints / 100).toLocaleString('en-GB', { maximumFractionDigits: 2 })}%`;

/** What a coupon takes off, in its first currency: '15%, at most ₹500' or '₹250'. */
export const discountText = ({ discountKind, percentBp, amounts }: Pick<CouponRow, 'discountKind' | 'percentBp' | 'amounts'>): string => {
  const [first, ...others] = amounts;
  if (!first) return '';
  if (discountKind === 'flat') return `${first.flatMinor === null ? '' : moneyText(first.flatMinor, { ...first, code: first.currency })}${others.length > 0 ? ` and ${others.length} more` : ''}`;
  return `${percentText(percentBp ?? 0)}${first.capMinor === null ? '' : `, at most ${moneyText(first.capMinor, { ...first, code: first.currency })}`}`;
};

/** How often it was taken, of how often it may be: '49 of 50'. */
export const usesText = ({ reserved, used, totalLimit }: Pick<CouponRow, 'reserved' | 'used' | 'totalLimit'>): string => {
  const taken = (reserved + used).toLocaleString('en-GB');
  return totalLimit === null ? taken : `${taken} of ${totalLimit.toLocaleString('en-GB')}`;
};

/** A use's state as it is shown: the status whose mark it takes, and its word. */
export const stateWords = {
  reserved: { status: 'waiting', label: 'Reserved' },
  used: { status: 'active', label: 'Used' },
  released: { status: 'cancelled', label: 'Released' },
} as const;
