import type { PaymentMark } from './payment-states';

interface Marked {
  readonly isSurplus: boolean;
  readonly hasDispute: boolean;
  readonly access: string;
  readonly isWaiting: boolean;
  readonly refundedMinor: number;
  readonly isTest: boolean;
}

/** The marks of a payment, what has to be looked at first. */
export const marksOf = ({ isSurplus, hasDispute, access, isWaiting, refundedMinor, isTest }: Marked): PaymentMark[] =>
  (
    [
      [isSurplus, 'surplus'],
      [hasDispute, 'dispute'],
      [access === 'failed', 'access'],
      [isWaiting, 'approval'],
      [refundedMinor > 0, 'refunded'],
      [isTest, 'test'],
    ] as const
  ).flatMap(([has, mark]) => (has ? [mark] : []));
