import { couponFields } from './coupon-fields';
import type { CouponStatus } from './coupon-states';

/** The fields that a person writes of a coupon. */
export const couponFieldNames = Object.keys(couponFields) as (keyof typeof couponFields)[];
export type CouponFieldName = keyof typeof couponFields;

/** What decides which fields are fixed. */
export interface CouponUse {
  readonly status: CouponStatus;
  readonly reserved: number;
  readonly used: number;
}

const afterUse: readonly CouponFieldName[] = ['name', 'description', 'endsAt', 'totalLimit', 'perUserLimit'];
const afterEnd: readonly CouponFieldName[] = ['name', 'description'];

/** Whether somebody has taken the coupon: its promise then holds for others too. */
export const isUsed = ({ reserved, used }: Pick<CouponUse, 'reserved' | 'used'>): boolean => reserved + used > 0;

/** The fields that may no longer change: of a used coupon all but name, description, end and limits; of an ended one all but name and description. */
export const fixedFields = (coupon: CouponUse): readonly CouponFieldName[] => {
  const free = coupon.status === 'ended' ? afterEnd : isUsed(coupon) ? afterUse : couponFieldNames;
  return couponFieldNames.filter((name) => !free.includes(name));
};

/** Why these fields are fixed, for a person; undefined when none is. */
export const fixedReason = (coupon: CouponUse): string | undefined => {
  if (coupon.status === 'ended') return 'This coupon has ended: only its name and description can change.';
  return isUsed(coupon)
    ? 'This coupon has been used: only its name, description, end and limits can change, and limits only upwards.'
    : undefined;
};

/** Whether a limit goes down; null is no limit. */
export const isLowered = (from: number | null, to: number | null): boolean =>
  to !== null && (from === null || to < from);
