import { randomBytes } from 'node:crypto';
import type { ProviderEvent } from '../payment/provider';
import type { SandboxOutcome } from './sandbox-page';

/** A session at the bank of the sandbox. */
export interface BankSession {
  readonly ref: string;
  readonly orderId: number;
  readonly currency: string;
  readonly amountMinor: number;
}

/** A webhook's worth of events; `isSent` is false where it is lost on the way. */
interface Sending {
  readonly events: readonly ProviderEvent[];
  readonly isSent: boolean;
}

/** The payer's part of a fee, in ten-thousandths of the sum. */
const feeBp = 236;

/** The bank's answer to a press of a button: its events, in the order in which they are sent. */
export const bankEvents = (
  outcome: SandboxOutcome,
  { ref, orderId, currency, amountMinor }: BankSession,
  now: Date,
  newId = (): string => randomBytes(9).toString('base64url'),
): readonly Sending[] => {
  const at = now.toISOString();
  const paymentId = `pay_${newId()}`;
  const eventOf = (
    status: NonNullable<ProviderEvent['payment']>['status'],
    { id = paymentId, feeMinor = 0, failure = '' } = {},
  ): ProviderEvent => ({
    id: `evt_${newId()}`,
    kind: `payment.${status}`,
    at,
    orderId,
    ref,
    payment: {
      id,
      status,
      chargedMinor: amountMinor + feeMinor,
      chargedCurrency: currency,
      feeMinor,
      settledMinor: amountMinor,
      settledCurrency: currency,
      method: 'card',
      failure,
    },
  });
  const sent = (...events: ProviderEvent[]): Sending => ({ events, isSent: true });
  const paid = eventOf('paid');
  switch (outcome) {
    case 'pay':
      return [sent(eventOf('created')), sent(paid)];
    case 'fail':
      return [sent(eventOf('failed', { failure: 'The bank refused the card' }))];
    case 'payTwice':
      return [sent(paid), sent(eventOf('paid', { id: `pay_${newId()}` }))];
    case 'outOfOrder':
      return [sent(paid), sent(eventOf('created'))];
    case 'duplicateEvent':
      return [sent(paid), sent(paid)];
    case 'slow':
      return [{ events: [paid], isSent: false }];
    case 'fee':
      return [sent(eventOf('paid', { feeMinor: Math.round((amountMinor * feeBp) / 10_000) }))];
  }
};
