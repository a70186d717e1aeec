import type { PaymentMark } from './payment-states';

interface Marked {
  readonly isSurplus: boolean;
  readonly hasDispute: boolean;
  readonly access: string;
  readonly isWaiting: boolean;
  readonly isToConfirm: boolean;
  readonly refundedMinor: number;
  readonly isTest: boolean;
}

/** The marks of a payment, what has to be looked at first. */
export const marksOf = (payment: Marked): PaymentMark[] =>
  (
    [
      [payment.isSurplus, 'surplus'],
      [payment.hasDispute, 'dispute'],
      [payment.access === 'failed', 'access'],
      [payment.isWaiting, 'approval'],
      [payment.isToConfirm, 'confirm'],
      [payment.refundedMinor > 0, 'refunded'],
      [payment.isTest, 'test'],
    ] as const
  ).flatMap(([has, mark]) => (has ? [mark] : []));
