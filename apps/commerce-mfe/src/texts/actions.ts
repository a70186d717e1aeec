/** Actions on a coupon, and their texts. */
export const view = 'View';
export const edit = 'Edit';
export const remove = 'Delete…';
export const periodIsOver = 'Expired';
export const hasBeenUsed = 'Used coupons can’t be deleted: end it instead';

/** Deleting one. */
export const codeStaysTaken = (code: string): string => `The code ${code} can’t be used for another coupon.`;

/** Ending one. */
export const endTitle = 'End this coupon?';
export const endVerb = 'End coupon';
export const ended = 'Coupon ended';
export const endConsequence = (name: string): string =>
  `“${name}” can no longer be redeemed or activated. Reserved uses stay valid.`;
export const reason = 'Reason';
