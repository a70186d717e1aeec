import { readAccount } from '../account';
import type { ListedRefund, ProviderRefund, ProviderTools } from '../provider';
import { listRazorpay } from './list-razorpay';
import type { RazorpayRefund } from './objects';
import { momentOf, refundOf } from './translate';

const statuses: Readonly<Record<string, ProviderRefund['status']>> = { processed: 'done', failed: 'failed' };

/** The refunds that Razorpay made between two moments. */
export const listRazorpayRefunds = async (
  tools: ProviderTools,
  from: Date,
  to: Date,
): Promise<readonly ListedRefund[]> => {
  const { scales } = await readAccount(tools);
  const refunds = await listRazorpay<RazorpayRefund>(tools, 'refunds', from, to);
  return refunds.map((refund) => ({
    ...refundOf(refund, statuses[refund.status ?? ''] ?? 'sent', { scales, publicUrl: tools.publicUrl }),
    paymentId: refund.payment_id,
    at: momentOf(refund.created_at),
  }));
};
