import type { CouponAmount, CouponTerms } from './coupon-terms';

/** What a coupon takes off a price, in minor units: never more than the price. The database's reservation counts the same way. */
export const discountOf = (
  { discountKind, percentBp }: Pick<CouponTerms, 'discountKind' | 'percentBp'>,
  { flatMinor, capMinor }: Pick<CouponAmount, 'flatMinor' | 'capMinor'>,
  listMinor: number,
): number => {
  if (discountKind === 'flat') return Math.min(listMinor, flatMinor ?? 0);
  return Math.min(listMinor, Math.round((listMinor * (percentBp ?? 0)) / 10_000), capMinor ?? listMinor);
};
