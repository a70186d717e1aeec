import { plural } from '@lectern/ui-kit/plural';

/** Blocks of the student area: one's own plan, payments and invoices. */
export const plans = 'My plan';
export const thePlan = 'Your plan';
export const loadingPlan = 'Loading your plan';
export const noPlan = 'You have no plan.';
export const until = (day: string): string => `until ${day}`;
export const from = (day: string): string => `from ${day}`;
export const withoutEnd = 'without end';
export const endsThen = 'It ends then and is not renewed.';
export const renews = (price: string): string => `The next period costs ${price}.`;
export const limit = (label: string, use: string): string => `${label}: ${use}`;
export const pay = 'Pay';
export const paySum = (sum: string, title: string): string => `Pay ${sum} for ${title}`;
export const renewal = (sum: string, day: string): string => `${sum} for the next period, open until ${day}`;
export const cancel = 'Cancel at the end…';
export const cancelTitle = (plan: string): string => `Cancel ${plan} at the end`;
export const cancelMeans = (day: string): string =>
  `Your plan runs until ${day} and is not renewed. You can undo this until then.`;
export const cancelVerb = 'End with its period';
export const marked = 'Your plan ends with its period';
export const keep = 'Keep my plan';
export const kept = 'Your plan goes on';

export const payments = 'My payments and invoices';
export const thePayments = 'Your payments';
export const loadingPayments = 'Loading your payments';
export const noPayments = 'You have not paid anything yet.';
export const refunded = (sum: string): string => `${sum} refunded`;
export const test = 'Test';
export const openLinks = 'Open payment links';
export const linkUntil = (sum: string, day: string): string => `${sum}, open until ${day}`;
export const download = (number: string): string => `Download ${number}`;
export const correctionRequested = (day: string): string => `Correction requested on ${day}`;
export const all = (count: number): string =>
  `Show all ${count} ${plural(count, { one: 'payment', other: 'payments' })}`;
export const newest = (count: number, total: number): string => `The newest ${count} of ${total} payments are shown.`;

export const ask = 'Ask for a correction…';
export const askFor = (number: string): string => `Ask for a correction of ${number}`;
export const askTitle = (number: string): string => `Another payer for ${number}`;
export const askMeans =
  'Who should be on the invoice? We look at it and send you the new invoice by e-mail. What you have paid stays the same.';
export const replacesFirst = 'You have asked for this payer. Sending it again replaces your request.';
export const theInvoice = 'The invoice';
export const send = 'Send request';
export const back = 'Cancel';
export const sent = 'Your request is sent';
