import { array, boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id } from '../fields';

/** A coupon is nearly used up from this part of its uses on. */
export const nearlyUsed = 0.9;
/** An end within so many days needs attention. */
export const endsSoonDays = 7;

const couponAttention = object({
  id: id(),
  name: string().required(),
  endsAt: string().required(),
  endsSoon: boolean().required(),
  /** Null where nothing limits the uses. */
  left: number().nullable().defined(),
  totalLimit: number().nullable().defined(),
});
export type CouponAttention = InferType<typeof couponAttention>;

const latestUse = object({
  id: id(),
  couponId: id(),
  couponName: string().required(),
  person: string().defined(),
  usedAt: string().required(),
  currency: string().required(),
  symbol: string().required(),
  exponent: number().required(),
  discountMinor: number().required(),
});
export type LatestUse = InferType<typeof latestUse>;

/** Standard coupons in figures; each is exact up to `countedUpTo`. */
export const couponFigures = object({
  active: number().required(),
  /** Active ones that end within `endsSoonDays`, or have few uses left. */
  endingSoon: number().required(),
  nearlyUsedUp: number().required(),
  usesInWeek: number().required(),
  /** The first of those that need attention, by their end. */
  attention: array().of(couponAttention).required(),
  /** The last uses of any coupon, the newest first. */
  uses: array().of(latestUse).required(),
});
export type CouponFigures = InferType<typeof couponFigures>;

/** The figures of the home page, for who reads coupons. */
export const figuresOfCoupons = call({
  method: 'GET',
  path: 'admin/coupon/figures',
  access: ['settings', 'reportList'],
  request: object({}),
  response: couponFigures,
});
