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
  /** Its campaign, where it is a marketing coupon. */
  readonly campaign?: { readonly declaredAt: string | null } | null;
}

const isDeclared = ({ campaign }: CouponUse): boolean => (campaign?.declaredAt ?? null) !== null;

const afterUse: readonly CouponFieldName[] = ['name', 'description', 'endsAt', 'totalLimit', 'perUserLimit'];
const afterEnd: readonly CouponFieldName[] = ['name', 'description'];

/** Whether somebody has taken the coupon: its promise then holds for others too. */
export const isUsed = ({ reserved, used }: Pick<CouponUse, 'reserved' | 'used'>): boolean => reserved + used > 0;

/** True once its promise holds: somebody has taken it, or the result of its campaign is declared. */
export const isPromised = (coupon: CouponUse): boolean => isUsed(coupon) || isDeclared(coupon);

/** The fields that may no longer change: of a promised coupon all but name, description, end and limits; of an ended one all but name and description. */
export const fixedFields = (coupon: CouponUse): readonly CouponFieldName[] => {
  const free = coupon.status === 'ended' ? afterEnd : isPromised(coupon) ? afterUse : couponFieldNames;
  return couponFieldNames.filter((name) => !free.includes(name));
};

/** Why these fields are fixed, for a person; undefined when none is. */
export const fixedReason = (coupon: CouponUse): string | undefined => {
  if (coupon.status === 'ended') return 'This coupon has ended: only its name and description can change.';
  if (isDeclared(coupon))
    return 'The result is declared: only its name, description, end and limits can change, the end only later and limits only upwards.';
  return isUsed(coupon)
    ? 'This coupon has been used: only its name, description, end and limits can change, and limits only upwards.'
    : undefined;
};

/** True for an earlier end of a coupon that winners have a code of. */
export const isShortened = (coupon: CouponUse, from: string, to: string): boolean =>
  isDeclared(coupon) && Date.parse(to) < Date.parse(from);

/** Whether a limit goes down; null is no limit. */
export const isLowered = (from: number | null, to: number | null): boolean =>
  to !== null && (from === null || to < from);
