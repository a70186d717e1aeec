/** Actions on a coupon, and their texts. */
export const view = 'View';
export const edit = 'Edit';
export const remove = 'Delete…';
export const periodIsOver = 'Its period is over';
export const hasBeenUsed = 'It has been used: end it instead';

/** Deleting one. */
export const codeStaysTaken = (code: string): string => `The code ${code} is never free for another coupon.`;

/** Ending one. */
export const endTitle = 'End this coupon?';
export const endVerb = 'End coupon';
export const ended = 'Coupon has ended';
export const endConsequence = (name: string): string =>
  `Nobody can take “${name}” any more, and it can’t be activated again. What is reserved stays valid.`;
export const reason = 'Reason';
