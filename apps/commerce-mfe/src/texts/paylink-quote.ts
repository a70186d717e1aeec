/** The price next to the form, and the bar below it. */
export const quote = 'Quote';
export const checkedAt = (clock: string): string => `checked ${clock}`;
export const nothingYet = 'The price is shown once the person and the item are chosen.';
export const stateFirst = 'The price is shown once the payer’s state is chosen.';
export const loading = 'Asking for the price';
export const theQuote = 'The price';
export const total = 'Total';
export const coupon = (code: string): string => `Coupon ${code}`;
export const discount = 'Discount';
export const remove = 'Remove';
export const removeCoupon = (code: string): string => `Remove coupon ${code}`;
export const tax = (name: string, rate: string, base: string): string => `${name} ${rate}% on ${base}`;
export const includes = (name: string, rate: string, base: string): string => `Includes ${name} ${rate}% on ${base}`;
export const includedTax = (name: string, sum: string): string => `incl. ${name} ${sum}`;
export const gst = 'GST';
export const anyTax = 'tax';
export const times = (from: string, rate: string, day: string): string => `${from} × ${rate}, rate of ${day}`;
export const dividedBy = (from: string, rate: string, day: string): string => `${from} ÷ ${rate}, rate of ${day}`;
export const rateTooOld = (day: string, days: number): string =>
  `The rate of ${day} is ${days} days old. A new rate is needed before a link is made.`;
export const period = (from: string | undefined, until: string): string =>
  from === undefined ? `Runs until ${until}` : `Begins on ${from}, after the plan that runs. Ends on ${until}`;
export const every = (unit: 'month' | 'year', count: number): string =>
  count === 1 ? `a ${unit}` : `every ${count} ${unit}s`;
export const renewal = (sum: string, every: string): string => `Then ${sum} ${every}, by a link before it ends`;
export const trialUsed = (day: string): string => `Trial used on ${day}`;
export const charged = (sum: string): string => `charged ${sum}`;
export const priceChanged = 'The price has changed. Check it, then generate the link again.';
export const before = (sum: string): string => `before: ${sum}`;
export const notYet = 'The price is not on the screen yet';
export const openQuote = 'Quote, total';
