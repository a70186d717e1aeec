import { marksOf, paymentMarks, type PaymentRow } from '@lectern/contract/commerce';

/** The marks of a payment in an export, in the order of the list. */
export const marksText = (row: PaymentRow): string =>
  marksOf(row)
    .map((mark) => paymentMarks[mark])
    .join(', ');
