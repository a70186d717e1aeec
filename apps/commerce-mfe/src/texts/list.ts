/** The list of coupons. */
export const search = 'Name or code';
export const whatItIs =
  'Coupons give a percentage or fixed discount. Active coupons work between their start and end dates.';

/** Bulk actions. */
export const manyActivated = 'They can be used between their start and end dates.';
export const manyPaused = 'They can’t be used until they are activated again.';
export const end = 'End…';
export const manyEnded = 'Ended coupons can’t be used or activated again.';
