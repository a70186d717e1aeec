import { randomBytes } from 'node:crypto';
import type { ProviderEvent } from '../payment/provider';
import type { SandboxOutcome, SandboxVerdict } from './sandbox-page';

/** A session at the bank of the sandbox. */
export interface BankSession {
  readonly ref: string;
  readonly orderId: number;
  readonly currency: string;
  readonly amountMinor: number;
}

/** A webhook's worth of events; `isSent` is false where it is lost on the way. */
export interface Sending {
  readonly events: readonly ProviderEvent[];
  readonly isSent: boolean;
}

/** The payer's part of a fee, in ten-thousandths of the sum. */
const feeBp = 236;

const day = 86_400_000;
/** Days in which the seller answers a dispute. */
const daysToAnswer = 10;

/** Id of the dispute of a session, of which there is one at most. */
export const disputeOf = (ref: string): string => `disp_${ref}`;

/** News of the dispute of a session's payment. */
export const disputeEvent = (
  { ref, orderId, currency, amountMinor }: BankSession,
  {
    paymentId,
    status,
    now,
  }: { readonly paymentId: string; readonly status: 'open' | SandboxVerdict; readonly now: Date },
): ProviderEvent => ({
  id: `evt_${disputeOf(ref)}_${status}`,
  kind: `dispute.${status}`,
  at: now.toISOString(),
  orderId,
  ref,
  paymentId,
  dispute: {
    ref: disputeOf(ref),
    status,
    amountMinor,
    currency,
    reason: 'The payer does not know this charge',
    answerBy: new Date(now.getTime() + daysToAnswer * day).toISOString(),
  },
});

/** The bank's answer to a press of a button: its events, in the order in which they are sent. */
export const bankEvents = (
  outcome: SandboxOutcome,
  session: BankSession,
  now: Date,
  newId = (): string => randomBytes(9).toString('base64url'),
): readonly Sending[] => {
  const { ref, orderId, currency, amountMinor } = session;
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
    case 'late':
      return [sent({ id: `evt_${newId()}`, kind: 'session.over', at, orderId, ref, isSessionOver: true }), sent(paid)];
    case 'dispute':
      return [sent(paid), sent(disputeEvent(session, { paymentId, status: 'open', now }))];
    case 'fee':
      return [sent(eventOf('paid', { feeMinor: Math.round((amountMinor * feeBp) / 10_000) }))];
  }
};
