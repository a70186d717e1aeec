/** The list of coupons. */
export const many = 'coupons';
export const search = 'Name or code';
export const begins = 'Begins';
export const ends = 'Ends';
export const created = 'Created';
export const add = 'New coupon';
export const noneYet = 'No coupons yet';
export const whatItIs =
  'A coupon takes a part or an amount off an order. It can be used once it is active and its period has begun.';

/** What can be done to many. */
export const restore = 'Restore';
export const manyRestored = 'They stand among the coupons again.';
export const activate = 'Activate';
export const manyActivated = 'They can be used within their periods.';
export const pause = 'Pause';
export const manyPaused = 'Nobody can use them until they are activated again.';
export const end = 'End…';
export const manyEnded = 'What has ended can’t be used again.';
export const remove = 'Delete…';
export const manyDeleted = 'What has been used stays. They can be restored from Recently deleted for 30 days.';
