import { readAccount } from '../account';
import type { ListedRefund, ProviderTools } from '../provider';
import { listStripe } from './list-stripe';
import type { StripeRefund } from './objects';
import { momentOf, refundOf } from './translate';

/** The refunds that Stripe made between two moments. */
export const listStripeRefunds = async (
  tools: ProviderTools,
  from: Date,
  to: Date,
): Promise<readonly ListedRefund[]> => {
  const { scales } = await readAccount(tools);
  const refunds = await listStripe<StripeRefund>(tools, 'refunds', from, to);
  return refunds.flatMap((refund) =>
    refund.payment_intent === null
      ? []
      : [
          {
            ...refundOf(refund, { scales, publicUrl: tools.publicUrl }),
            paymentId: refund.payment_intent,
            at: momentOf(refund.created),
          },
        ],
  );
};
