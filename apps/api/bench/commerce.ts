import type { Note } from '.';
import { benchDeclaration } from './campaign';
import { benchReservations } from './coupons';
import { benchInvoicePdf } from './invoice-pdf';
import { benchSalesGrowth } from './sales-growth';
import { benchWebhooks } from './webhooks';

/** Coupons, declarations of campaigns, webhooks, the PDF of an invoice, and lists of sales among a million orders. */
export const benchCommerce = async (rounds: number, note: Note): Promise<void> => {
  await benchReservations(rounds, note);
  await benchDeclaration(rounds, note);
  await benchWebhooks(rounds, note);
  await benchInvoicePdf(rounds, note);
  await benchSalesGrowth(rounds, note);
};
