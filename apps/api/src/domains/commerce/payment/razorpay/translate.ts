import { markName, readMark, type Reading } from '../marks';
import type { ProviderDispute, ProviderEvent, ProviderRefund } from '../provider';
import { toOurs } from '../scale';
import type { RazorpayDispute, RazorpayEvent, RazorpayRefund } from './objects';
import { noteOf, orderNote, paymentNews, type PaymentStatus } from './payment-news';

type News = Omit<ProviderEvent, 'id' | 'kind' | 'at'>;

export const momentOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

const paymentStatuses: Readonly<Record<string, PaymentStatus>> = {
  'payment.authorized': 'authorized',
  'payment.captured': 'paid',
  'payment.failed': 'failed',
  'payment_link.paid': 'paid',
};

const refundStatuses: Readonly<Record<string, ProviderRefund['status']>> = {
  'refund.created': 'sent',
  'refund.processed': 'done',
  'refund.failed': 'failed',
};

const disputeStatuses: Readonly<Record<string, ProviderDispute['status']>> = {
  'payment.dispute.created': 'open',
  'payment.dispute.won': 'won',
  'payment.dispute.lost': 'lost',
  'payment.dispute.closed': 'lost',
};

/** A refund in our words. */
export const refundOf = (
  refund: RazorpayRefund,
  status: ProviderRefund['status'],
  { scales, publicUrl }: Reading,
): ProviderRefund => {
  const currency = refund.currency.toUpperCase();
  const mark = readMark(publicUrl, noteOf(refund.notes, markName));
  return {
    ref: refund.id,
    ...(mark !== undefined && { mark }),
    status,
    amountMinor: toOurs(scales, currency, refund.amount),
    currency,
    ...(status === 'failed' && { failure: 'Razorpay could not refund the payment' }),
  };
};

const disputeNews = (dispute: RazorpayDispute, status: ProviderDispute['status'], { scales }: Reading): News => {
  const currency = dispute.currency.toUpperCase();
  return {
    paymentId: dispute.payment_id,
    dispute: {
      ref: dispute.id,
      status,
      amountMinor: toOurs(scales, currency, dispute.amount),
      currency,
      reason: dispute.reason_code ?? '',
      ...(dispute.respond_by && { answerBy: momentOf(dispute.respond_by) }),
    },
  };
};

const newsOf = ({ event, payload }: RazorpayEvent, reading: Reading): News[] => {
  const { payment, payment_link: link, refund, dispute } = payload;
  const refunded = refundStatuses[event];
  const disputed = disputeStatuses[event];
  const status = paymentStatuses[event];
  // Money that was authorized and never taken goes back by itself: that is no refund of ours.
  if (refunded && payment && !payment.entity.captured) return [paymentNews(payment.entity, 'lapsed', reading)];
  if (refunded && refund)
    return [{ paymentId: refund.entity.payment_id, refund: refundOf(refund.entity, refunded, reading) }];
  if (disputed && dispute) return [disputeNews(dispute.entity, disputed, reading)];
  const marked = link && { ...orderNote(link.entity.notes, reading), ref: link.entity.id };
  if (status && payment) return [{ ...paymentNews(payment.entity, status, reading), ...marked }];
  if (marked && (event === 'payment_link.expired' || event === 'payment_link.cancelled'))
    return [{ ...marked, isSessionOver: true }];
  return [];
};

/** Razorpay's webhook in our words; empty for one that says nothing about money. `id` is made of the signed bytes. */
export const translateRazorpay = (event: RazorpayEvent, id: string, reading: Reading): readonly ProviderEvent[] =>
  newsOf(event, reading).map((news) => ({ id, kind: event.event, at: momentOf(event.created_at), ...news }));
