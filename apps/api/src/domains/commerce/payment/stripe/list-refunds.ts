import { readAccount } from '../account';
import type { ListedRefund, ProviderTools } from '../provider';
import { askStripe } from './ask-stripe';
import type { StripeRefund } from './objects';
import { momentOf, refundOf } from './translate';

interface Page {
  readonly data: readonly StripeRefund[];
  readonly has_more: boolean;
}

const most = 100;

/** The refunds that Stripe made between two moments, page by page. */
export const listStripeRefunds = async (
  tools: ProviderTools,
  from: Date,
  to: Date,
): Promise<readonly ListedRefund[]> => {
  const { scales } = await readAccount(tools);
  const found: ListedRefund[] = [];
  const range = {
    'created[gte]': Math.floor(from.getTime() / 1000),
    'created[lte]': Math.ceil(to.getTime() / 1000),
    limit: most,
  };
  for (let after: string | undefined = ''; after !== undefined;) {
    const fields: Record<string, string | number> = after ? { ...range, starting_after: after } : range;
    const page: Page = await askStripe<Page>(tools, 'GET', 'refunds', { fields });
    for (const refund of page.data)
      if (refund.payment_intent !== null)
        found.push({
          ...refundOf(refund, { scales, publicUrl: tools.publicUrl }),
          paymentId: refund.payment_intent,
          at: momentOf(refund.created),
        });
    after = page.has_more ? page.data.at(-1)?.id : undefined;
  }
  return found;
};
