/** The blocks of the home page. */
export const notCounted = 'The coupons could not be counted.';
export const notLoaded = 'The coupons could not be loaded.';
export const active = 'Active coupons';
export const endingSoon = (count: number, shown: string): string =>
  count === 1 ? '1 ends within 7 days' : `${shown} end within 7 days`;
export const nearlyUsedUp = 'Nearly used up';
export const nearlyUsedNote = '90% used or more';
export const uses = 'Coupon uses, 7 days';
export const nothingToCheck = 'No active coupon ends soon or is nearly used up.';
export const notUsed = 'No coupon has been used yet.';
export const ends = (day: string): string => `Ends ${day}`;
export const left = (left: string, limit: string): string => `${left} of ${limit} left`;
