import { readAccount } from '../account';
import { markName, readMark } from '../marks';
import type { BookRow, ProviderTools } from '../provider';
import { listStripe } from './list-stripe';
import { listStripeRefunds } from './list-refunds';
import { intentSums } from './money';
import type { StripeDispute, StripeIntent } from './objects';
import { disputeOf, momentOf } from './translate';

/** The books of Stripe between two moments: payments that succeeded, refunds and disputes. */
export const stripeBooks = async (tools: ProviderTools, from: Date, to: Date): Promise<readonly BookRow[]> => {
  const { scales } = await readAccount(tools);
  const reading = { scales, publicUrl: tools.publicUrl };
  const intents = await listStripe<StripeIntent>(tools, 'payment_intents', from, to);
  const refunds = await listStripeRefunds(tools, from, to);
  const disputes = await listStripe<StripeDispute & { readonly created: number }>(tools, 'disputes', from, to);
  return [
    ...intents
      .filter(({ status }) => status === 'succeeded')
      .map((intent): BookRow => {
        const { settledMinor, settledCurrency } = intentSums(intent, scales);
        return {
          subject: 'payment',
          ref: intent.id,
          paymentId: intent.id,
          mark: readMark(tools.publicUrl, intent.metadata?.[markName]),
          amountMinor: settledMinor,
          currency: settledCurrency,
          state: 'paid',
          at: momentOf(intent.created),
        };
      }),
    ...refunds.map(({ status, ...refund }): BookRow => ({ subject: 'refund', state: status, ...refund })),
    ...disputes.flatMap((dispute): BookRow[] => {
      if (dispute.payment_intent === null) return [];
      const { status, ref, amountMinor, currency } = disputeOf(dispute, reading);
      const paymentId = dispute.payment_intent;
      return [
        { subject: 'dispute', ref, paymentId, amountMinor, currency, state: status, at: momentOf(dispute.created) },
      ];
    }),
  ];
};
