import { couponCalls } from './coupon';

export * from './coupon';
export * from './coupon-fields';
export * from './coupon-fixed';
export * from './coupon-states';
export * from './coupon-terms';
export * from './discount';
export * from './money';

/** The calls of this domain by entity. */
export const commerceContract = { coupon: couponCalls } as const;
