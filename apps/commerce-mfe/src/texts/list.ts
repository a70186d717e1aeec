/** The list of coupons. */
export const search = 'Name or code';
export const whatItIs =
  'Coupons give a percentage or fixed discount. Active coupons work between their start and end dates.';
