/** Shared by the pages of one coupon. */
export const theCoupon = 'The coupon';
export const loading = 'Loading the coupon';
export const isDeleted = 'This coupon has been deleted';
export const canBeRestored = 'It can be restored from Recently deleted for 30 days.';
export const deletedOnes = 'Recently deleted coupons';
export const noneNamed = 'No coupon is named';
export const addressHasNone = 'The address has no number of a coupon.';
export const all = 'All coupons';
