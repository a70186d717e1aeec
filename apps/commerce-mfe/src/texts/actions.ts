/** Actions on a coupon, and their texts. */
export const view = 'View';
export const edit = 'Edit';
export const remove = 'Delete…';
export const hasBeenUsed = 'Used coupons can’t be deleted: end it instead';

/** Deleting one. */
export const codeStaysTaken = (code: string): string => `The code ${code} can’t be used for another coupon.`;
