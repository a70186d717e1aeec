import { readAccount } from '../account';
import { markName, readMark } from '../marks';
import type { BookRow, ProviderDispute, ProviderTools } from '../provider';
import { toOurs } from '../scale';
import { listRazorpay } from './list-razorpay';
import { listRazorpayRefunds } from './list-refunds';
import type { RazorpayDispute, RazorpayPayment } from './objects';
import { noteOf, paymentNews } from './payment-news';
import { momentOf } from './translate';

/** A dispute that is under review is open; one that is closed was accepted. */
const disputeStates: Readonly<Record<string, ProviderDispute['status']>> = { won: 'won', lost: 'lost', closed: 'lost' };

/** The books of Razorpay between two moments: payments that were captured, refunds and disputes. */
export const razorpayBooks = async (tools: ProviderTools, from: Date, to: Date): Promise<readonly BookRow[]> => {
  const { scales } = await readAccount(tools);
  const reading = { scales, publicUrl: tools.publicUrl };
  const payments = await listRazorpay<RazorpayPayment>(tools, 'payments', from, to);
  const refunds = await listRazorpayRefunds(tools, from, to);
  const disputes = await listRazorpay<RazorpayDispute>(tools, 'disputes', from, to);
  return [
    ...payments
      .filter(({ captured }) => captured)
      .map((payment): BookRow => {
        const { settledMinor, settledCurrency } = paymentNews(payment, 'paid', reading).payment;
        return {
          subject: 'payment',
          ref: payment.id,
          paymentId: payment.id,
          mark: readMark(tools.publicUrl, noteOf(payment.notes, markName)),
          amountMinor: settledMinor,
          currency: settledCurrency,
          state: 'paid',
          at: momentOf(payment.created_at),
        };
      }),
    ...refunds.map(({ status, ...refund }): BookRow => ({ subject: 'refund', state: status, ...refund })),
    ...disputes.map((dispute): BookRow => {
      const currency = dispute.currency.toUpperCase();
      return {
        subject: 'dispute',
        ref: dispute.id,
        paymentId: dispute.payment_id,
        amountMinor: toOurs(scales, currency, dispute.amount),
        currency,
        state: disputeStates[dispute.status ?? ''] ?? 'open',
        at: momentOf(dispute.created_at ?? 0),
      };
    }),
  ];
};
