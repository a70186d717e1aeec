import type { PaymentDetail, PaymentRefund } from '@lectern/contract/commerce';

/** The one thing to decide on a payment, the most urgent first. */
export type Decision =
  | { readonly kind: 'confirm' | 'accept' | 'surplus' | 'access' | 'invoice' }
  | { readonly kind: 'waiting' | 'settle' | 'failed'; readonly refund: PaymentRefund }
  | { readonly kind: 'dispute'; readonly minor: number; readonly answerBy: string | null };

/** The decision that a payment needs; undefined where there is none. */
export const decisionOf = ({
  payment,
  order,
  refunds,
  disputes,
  papers,
  accepted,
  leftMinor,
}: PaymentDetail): Decision | undefined => {
  if (payment.isToConfirm) return { kind: 'confirm' };
  if (accepted.length > 0) return { kind: 'accept' };
  const waiting = refunds.find(({ status }) => status === 'waiting');
  if (waiting) return { kind: 'waiting', refund: waiting };
  const unpaid = refunds.find(({ status }) => status === 'requested');
  if (unpaid && payment.provider === 'manual') return { kind: 'settle', refund: unpaid };
  if (payment.isSurplus && leftMinor > 0) return { kind: 'surplus' };
  const isPaid = payment.status === 'paid' && !payment.isSurplus;
  if (isPaid && order.access === 'failed') return { kind: 'access' };
  const dispute = disputes.find(({ status }) => status === 'open');
  if (dispute) return { kind: 'dispute', minor: dispute.amountMinor, answerBy: dispute.answerBy };
  const [last] = refunds;
  if (last?.status === 'failed') return { kind: 'failed', refund: last };
  if (isPaid && !papers.some(({ kind }) => kind === 'invoice')) return { kind: 'invoice' };
  return undefined;
};
