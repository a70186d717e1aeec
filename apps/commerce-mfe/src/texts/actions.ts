/** What can be done to a coupon, and what is said of it. */
export const view = 'View';
export const edit = 'Edit';
export const remove = 'Delete…';
export const periodIsOver = 'Its period is over';
export const hasBeenUsed = 'It has been used: end it instead';
export const changedMeanwhile = 'Somebody has changed this coupon meanwhile';
export const restored = (name: string): string => `${name} is back among the coupons`;

/** Deleting one. */
export const deleteTitle = 'Delete this coupon?';
export const deleteVerb = 'Delete coupon';
export const deleteConsequence = (name: string, code: string): string =>
  `“${name}” can be restored from Recently deleted for 30 days. Its code ${code} is never free for another coupon.`;
export const deleted = 'Coupon is in Recently deleted for 30 days';

/** Ending one. */
export const endTitle = 'End this coupon?';
export const endVerb = 'End coupon';
export const endConsequence = (name: string): string =>
  `Nobody can take “${name}” any more, and it can’t be activated again. What is reserved stays valid.`;
export const reason = 'Reason';
