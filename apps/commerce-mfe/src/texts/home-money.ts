/** The blocks of the home page about money. */
export const notLoaded = 'The money could not be loaded.';
export const noSales = 'Nothing has been paid today.';
export const paidCount = (count: number): string =>
  count === 1 ? '1 payment' : `${count.toLocaleString('en-GB')} payments`;
export const nothingToLookAt = 'No payment waits for a decision.';
export const noPayments = 'No payment has come yet.';
export const noLinks = 'No payment link waits to be paid.';
export const expires = (when: string): string => `expires ${when}`;
