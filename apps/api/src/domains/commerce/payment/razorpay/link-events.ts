import type { Reading } from '../marks';
import type { ProviderEvent } from '../provider';
import type { RazorpayLink, RazorpayPayment } from './objects';
import { orderNote, paymentNews, type PaymentStatus } from './payment-news';
import { momentOf } from './translate';

/** The payments that a link names. */
export const paymentsOf = ({ payments }: RazorpayLink): readonly string[] =>
  [payments ?? []].flat().map(({ payment_id }) => payment_id);

const statuses: Readonly<Record<string, PaymentStatus>> = {
  created: 'created',
  failed: 'failed',
  authorized: 'authorized',
  captured: 'paid',
};

/** A payment that was refunded had been paid, unless it was never taken. */
const statusOf = ({ status, captured }: RazorpayPayment): PaymentStatus =>
  status === 'refunded' ? (captured ? 'paid' : 'lapsed') : (statuses[status] ?? 'created');

/** All that a link and its payments say now. The same state has the same id each time. */
export const razorpayLinkEvents = (
  link: RazorpayLink,
  payments: readonly RazorpayPayment[],
  reading: Reading,
): readonly ProviderEvent[] => {
  const marked = { ...orderNote(link.notes, reading), ref: link.id };
  const isOver = link.status === 'expired' || link.status === 'cancelled';
  return [
    ...payments.map((payment) => {
      const status = statusOf(payment);
      const at = momentOf(payment.created_at);
      const news = { ...paymentNews(payment, status, reading), ...marked };
      return { id: `poll:${payment.id}:${status}`, kind: `poll.${status}`, at, ...news };
    }),
    ...(isOver
      ? [
          {
            id: `poll:${link.id}:over`,
            kind: 'poll.over',
            at: momentOf(link.updated_at || link.created_at),
            ...marked,
            isSessionOver: true as const,
          },
        ]
      : []),
  ];
};
