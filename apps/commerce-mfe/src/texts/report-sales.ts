import { plural } from '@lectern/ui-kit/plural';

/** The sales of the analytical report, and the rows behind a figure. */
export const netByCurrency = 'Net sales by currency; one is shown below';
export const none = { title: 'No sales in this period', thing: 'sale' };
export const kind = 'Items';
export const netPerDay = (currency: string): string => `Net sales per day, ${currency}`;
export const net = 'Net';
export const paid = 'Paid';
export const refunded = 'Refunded';
export const disputed = 'Disputed';

const count = (number: number): string => number.toLocaleString('en-GB');
export const payments = (number: number): string =>
  plural(number, { one: '1 payment', other: `${count(number)} payments` });
const failedRefunds = (number: number): string =>
  plural(number, { one: '1 failed refund', other: `${count(number)} failed refunds` });
/** Refunds less those that failed, which may be of an earlier day. */
export const refunds = (number: number): string =>
  number < 0 ? failedRefunds(-number) : plural(number, { one: '1 refund', other: `${count(number)} refunds` });
export const disputedSum = (sum: string): string => `${sum} disputed`;
export const wonBackSum = (sum: string): string => `${sum} won back`;
export const paidSum = (number: number, sum: string): string => `${count(number)} paid ${sum}`;
export const refundedSum = (number: number, sum: string): string =>
  number < 0
    ? `${failedRefunds(-number)} ${sum}`
    : number === 0
      ? `refunds ${sum}`
      : `${count(number)} refunded ${sum}`;

export const allInRupees = 'All, in INR at each order’s rate';
export const forComparing = 'for comparing only';
export const apart = 'Apart from net sales';
export const surplus = (sum: string): string => `${sum} surplus`;
export const free = (number: number): string =>
  plural(number, { one: '1 free order', other: `${count(number)} free orders` });

export const rowsTitle = 'Rows of the sales report';
export const theRows = 'The rows';
export const rowsSums = 'Sums of these rows';
export const backToReport = 'Back to the report';
export const counts = { one: 'row', many: 'rows' };
export const rowKind = 'Kind';
export const item = 'For';
export const person = 'Payer';
export const time = 'Time';
export const amount = 'Amount';
export const discount = 'Discount';
export const tax = 'Tax';
export const paper = 'Paper';
export const noRows = 'No rows';
export const noRowsOf = 'Nothing was booked for this figure.';
export const noRowsMatch = 'No rows match';
export const tooLong = 'Too many days for the screen';
export const exportLong = 'Export has all rows of these days in one file.';
export const ofGroup = (group: string, name: string): string => `${group}: ${name}`;
