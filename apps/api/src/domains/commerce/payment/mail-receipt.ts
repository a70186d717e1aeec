import type { Applying } from './apply-event';
import { mailPayer } from './mail-payer';

/** Mails the payer that the money arrived. */
export const mailReceipt = (
  applying: Applying,
  orderId: number,
  { sum, invoice }: { readonly sum: string; readonly invoice: string | undefined },
): Promise<void> =>
  mailPayer(applying, orderId, {
    name: 'payment-received',
    dedupeKey: `receipt:${orderId}`,
    values: {
      sum,
      papers: invoice === undefined ? 'Your order is here:' : `Your order and invoice ${invoice} are here:`,
    },
  });
