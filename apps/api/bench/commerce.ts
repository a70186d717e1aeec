import type { Note } from '.';
import { benchReservations } from './coupons';
import { benchInvoicePdf } from './invoice-pdf';
import { benchSalesGrowth } from './sales-growth';
import { benchWebhooks } from './webhooks';

/** Coupons, webhooks, the PDF of an invoice, and the lists of sales among a million orders. */
export const benchCommerce = async (rounds: number, note: Note): Promise<void> => {
  await benchReservations(rounds, note);
  await benchWebhooks(rounds, note);
  await benchInvoicePdf(rounds, note);
  await benchSalesGrowth(rounds, note);
};
