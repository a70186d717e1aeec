import { orderMinor } from '../sale/testing-orders';
import type { ProviderEvent } from './provider';

/** Sums of the news of an order, in minor units. */
export const newsMinor = { paid: orderMinor, refunded: 30_000, disputed: 20_000 } as const;

export type News = 'created' | 'failed' | 'paid' | 'refunded' | 'disputed' | 'won';

/** Events of one order in their order: a failed try, the money, a partial refund, a won dispute. */
export const newsOf = (orderId: number): Readonly<Record<News, ProviderEvent>> => {
  const id = `pay_${orderId}`;
  const money = {
    chargedMinor: newsMinor.paid,
    chargedCurrency: 'INR',
    feeMinor: 0,
    settledMinor: newsMinor.paid,
    settledCurrency: 'INR',
  };
  const dispute = { ref: `disp_${orderId}`, amountMinor: newsMinor.disputed, currency: 'INR', reason: 'fraudulent' };
  const event = (name: News, more: Partial<ProviderEvent>): ProviderEvent => ({
    id: `evt_${name}_${orderId}`,
    kind: name,
    at: new Date().toISOString(),
    orderId,
    ...more,
  });
  const payment = (status: 'created' | 'failed' | 'paid', of = id): Partial<ProviderEvent> => ({
    payment: { id: of, status, ...money, method: 'card', failure: status === 'failed' ? 'Refused by the bank' : '' },
  });
  return {
    created: event('created', payment('created')),
    failed: event('failed', payment('failed', `pay_first_${orderId}`)),
    paid: event('paid', payment('paid')),
    refunded: event('refunded', {
      paymentId: id,
      refund: { ref: `rfnd_${orderId}`, status: 'done', amountMinor: newsMinor.refunded, currency: 'INR' },
    }),
    disputed: event('disputed', { paymentId: id, dispute: { ...dispute, status: 'open' } }),
    won: event('won', { paymentId: id, dispute: { ...dispute, status: 'won' } }),
  };
};

/** The list in an order that is the same in each run. */
export const shuffled = <T>(list: readonly T[], seed: number): T[] => {
  let state = seed;
  const next = (): number => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648);
  return list
    .map((item) => [next(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
};
