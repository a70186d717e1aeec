import { inTime } from '../payment/in-time';
import type { ProviderRefund, ProviderTools } from '../payment/provider';
import { providerOf } from '../payment/providers';
import { markOf } from './mark';

/** A refund to ask its provider for, or to look for there. */
export interface DueRefund {
  readonly id: number;
  readonly paymentId: number;
  readonly status: 'requested' | 'sent';
  readonly amountMinor: number;
  readonly currency: string;
  /** The provider's id of the payment. */
  readonly providerPaymentId: string;
  readonly providerId: number;
  /** The provider's code. */
  readonly code: string;
  /** The first question. */
  readonly firstTriedAt: string;
  /** The provider may have forgotten the key of the first question. */
  readonly isOld: boolean;
  /** The provider has given no answer for a day. */
  readonly isOverdue: boolean;
}

const hour = 3_600_000;

/**
 * Asks a provider for a refund, outside of a transaction. One that was asked for long ago is looked for first, by our mark: a lost
 * answer never pays twice. One that is sent is only looked for. Undefined where there is no news.
 */
export const askProvider = async (
  tools: ProviderTools,
  { id, status, amountMinor, currency, providerPaymentId, code, firstTriedAt, isOld }: DueRefund,
  now: Date,
): Promise<ProviderRefund | undefined> => {
  const provider = providerOf(code);
  if (!provider) return undefined;
  const mark = markOf(id);
  if (status === 'sent' || isOld) {
    const listed = await inTime(provider.list(tools, new Date(Date.parse(firstTriedAt) - hour), now));
    const ours = listed.find((each) => each.mark === mark);
    if (ours !== undefined || status === 'sent') return ours;
  }
  const sum = { amountMinor, currency };
  const { ref } = await inTime(provider.refund(tools, { key: mark, mark, paymentId: providerPaymentId, ...sum }));
  return { ref, mark, status: 'sent', ...sum };
};
