import { plural } from '@lectern/ui-kit/plural';

/** The list of payments, and the sums above it. */
export const title = 'Payments';
export const counts = { one: 'payment', many: 'payments' };
export const search = 'Payer, invoice or reference';
export const payer = 'Payer';
export const item = 'For';
export const amount = 'Amount';
export const state = 'State';
export const marks = 'Marks';
export const method = 'Method';
export const provider = 'Provider';
export const time = 'Time';
export const reference = 'Reference';
export const order = 'Order';
export const currency = 'Currency';
export const allStates = 'All states';
export const allMarks = 'All marks';
export const none = 'No payments yet';
export const whatItIs = 'A payment appears here as soon as its provider tells of it.';
export const nameOf = (payer: string, sum: string): string => `${sum} of ${payer}`;
export const more = (count: number): string => `+${count}`;

export const sums = 'Paid less refunded and disputed, by currency';
export const sumsMean = 'Paid less refunded and disputed';
export const surplusApart = 'Surplus apart';
export const sumsOf = 'The sums';
export const loadingSums = 'Loading the sums';
export const noSums = 'No money in this list';
export const paidCount = (count: number): string => `${count.toLocaleString('en-GB')} paid`;
export const refunded = (sum: string): string => `${sum} refunded`;
export const disputed = (sum: string): string => `${sum} disputed`;
export const surplus = (sum: string): string => `${sum} surplus`;
export const authorized = (count: number): string => `${count.toLocaleString('en-GB')} authorized`;
export const nonePaid = 'none paid';
export const moreCurrencies = (count: number): string =>
  plural(count, { one: '1 more currency', other: `${count} more currencies` });
export const otherCurrencies = 'Filter by currency to see its sum';

/** Marks of a payment. */
export const answerBy = (day: string): string => `Dispute, answer by ${day}`;
export const dispute = 'Dispute to answer';
export const refundedSum = (sum: string): string => `Refunded ${sum}`;
