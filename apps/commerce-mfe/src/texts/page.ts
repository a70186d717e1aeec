/** Shared by the pages of one coupon. */
export const theCoupon = 'The coupon';
export const loading = 'Loading the coupon';
export const isDeleted = 'This coupon has been deleted';
export const deletedNote = 'This coupon has been deleted. It can be restored for 30 days.';
export const canBeRestored = 'It can be restored from Recently deleted for 30 days.';
export const deletedOnes = 'Recently deleted coupons';
export const noneNamed = 'Coupon not found';
export const addressHasNone = 'The link is incomplete.';
export const all = 'All coupons';
