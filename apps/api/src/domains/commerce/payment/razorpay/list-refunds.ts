import { readAccount } from '../account';
import type { ListedRefund, ProviderRefund, ProviderTools } from '../provider';
import { askRazorpay } from './ask-razorpay';
import type { RazorpayRefund } from './objects';
import { momentOf, refundOf } from './translate';

interface Page {
  readonly items: readonly RazorpayRefund[];
}

const most = 100;

const statuses: Readonly<Record<string, ProviderRefund['status']>> = { processed: 'done', failed: 'failed' };

/** The refunds that Razorpay made between two moments, page by page. */
export const listRazorpayRefunds = async (
  tools: ProviderTools,
  from: Date,
  to: Date,
): Promise<readonly ListedRefund[]> => {
  const { scales } = await readAccount(tools);
  const found: ListedRefund[] = [];
  const range = `from=${Math.floor(from.getTime() / 1000)}&to=${Math.ceil(to.getTime() / 1000)}&count=${most}`;
  for (let isLast = false; !isLast;) {
    const { items } = await askRazorpay<Page>(tools, 'GET', `refunds?${range}&skip=${found.length}`);
    for (const refund of items)
      found.push({
        ...refundOf(refund, statuses[refund.status ?? ''] ?? 'sent', { scales, publicUrl: tools.publicUrl }),
        paymentId: refund.payment_id,
        at: momentOf(refund.created_at),
      });
    isLast = items.length < most;
  }
  return found;
};
