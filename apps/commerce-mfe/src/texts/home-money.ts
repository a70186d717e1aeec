/** The blocks of the home page about money. */
export const notLoaded = 'The money could not be loaded.';
export const noSales = 'Nothing has been paid today.';
export const paidCount = (count: number): string =>
  count === 1 ? '1 payment' : `${count.toLocaleString('en-GB')} payments`;
export const nothingToLookAt = 'No payment waits for a decision.';
export const noPayments = 'No payment has come yet.';
export const noLinks = 'No payment link waits to be paid.';
export const expires = (when: string): string => `expires ${when}`;
export const day = 'Day';
export const payments = 'Payments';
export const paymentsIn = (currency: string | undefined): string =>
  currency === undefined ? 'Payments per day' : `Payments in ${currency} per day`;
export const net = (sum: string, count: number): string => `${sum} net, ${paidCount(count)}`;
export const noneInMonth = 'Nothing was paid in 30 days.';
export const views = 'Views';
export const viewsPerDay = 'Views of videos per day';
export const viewCount = (count: string): string => `${count} views in 30 days`;
export const viewsNotLoaded = 'The views could not be loaded.';
