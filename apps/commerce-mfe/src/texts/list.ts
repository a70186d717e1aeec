/** The list of coupons. */
export const search = 'Name or code';
export const whatItIs =
  'A coupon takes a part or an amount off an order. It can be used once it is active and its period has begun.';

/** Bulk actions. */
export const manyActivated = 'They can be used within their periods.';
export const manyPaused = 'Nobody can use them until they are activated again.';
export const end = 'End…';
export const manyEnded = 'What has ended can’t be used again.';
