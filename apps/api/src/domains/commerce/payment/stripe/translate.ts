import { markName, orderOf, readMark, type Reading } from '../marks';
import type { ProviderDispute, ProviderEvent, ProviderRefund } from '../provider';
import { toOurs } from '../scale';
import { intentSums, sessionSums } from './money';
import type { StripeCharge, StripeDispute, StripeEvent, StripeIntent, StripeRefund, StripeSession } from './objects';

type PaymentStatus = NonNullable<ProviderEvent['payment']>['status'];
type News = Omit<ProviderEvent, 'id' | 'kind' | 'at'>;

export const momentOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

const chargeOf = ({ latest_charge: charge }: StripeIntent): StripeCharge | undefined =>
  typeof charge === 'object' && charge !== null ? charge : undefined;

/** Stripe's fee where it was read with the payment, in the payment's currency. We bear it. */
const feeOf = (intent: StripeIntent, { scales }: Reading): number => {
  const booked = chargeOf(intent)?.balance_transaction;
  if (typeof booked !== 'object' || booked?.currency !== intent.currency) return 0;
  return toOurs(scales, booked.currency.toUpperCase(), booked.fee);
};

/** News of a payment. */
export const intentNews = (intent: StripeIntent, status: PaymentStatus, reading: Reading): News => ({
  ...orderOf(reading.publicUrl, intent.metadata?.[markName]),
  payment: {
    id: intent.id,
    status,
    ...intentSums(intent, reading.scales),
    feeMinor: feeOf(intent, reading),
    method: chargeOf(intent)?.payment_method_details?.type ?? '',
    failure: status === 'failed' || status === 'lapsed' ? (intent.last_payment_error?.message ?? '') : '',
  },
  ...(intent.status === 'requires_capture' && { isCapturable: true as const }),
});

/** News of a session. Its payment is named by its id alone, unless Stripe was asked for more. */
export const sessionNews = (session: StripeSession, status: PaymentStatus, reading: Reading): News => {
  const { payment_intent: intent } = session;
  const marked = { ...orderOf(reading.publicUrl, session.metadata?.[markName]), ref: session.id };
  if (intent === null) return marked;
  if (typeof intent === 'object') return { ...intentNews(intent, status, reading), ...marked };
  const payment = { id: intent, status, feeMinor: 0, method: '', failure: '', ...sessionSums(session, reading.scales) };
  return { ...marked, payment };
};

const refundStatusOf = (status: string | null): ProviderRefund['status'] => {
  if (status === 'succeeded') return 'done';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'sent';
};

/** A refund in our words. */
export const refundOf = (refund: StripeRefund, { scales, publicUrl }: Reading): ProviderRefund => {
  const currency = refund.currency.toUpperCase();
  const mark = readMark(publicUrl, refund.metadata?.[markName]);
  return {
    ref: refund.id,
    ...(mark !== undefined && { mark }),
    status: refundStatusOf(refund.status),
    amountMinor: toOurs(scales, currency, refund.amount),
    currency,
    ...(refund.failure_reason && { failure: refund.failure_reason }),
  };
};

const refundNews = (refund: StripeRefund, reading: Reading): News[] =>
  refund.payment_intent === null ? [] : [{ paymentId: refund.payment_intent, refund: refundOf(refund, reading) }];

const disputeStatusOf = (status: string): ProviderDispute['status'] => {
  if (status === 'won' || status === 'warning_closed') return 'won';
  return status === 'lost' ? 'lost' : 'open';
};

/** A dispute in our words. */
export const disputeOf = (dispute: StripeDispute, { scales }: Reading): ProviderDispute => {
  const currency = dispute.currency.toUpperCase();
  const due = dispute.evidence_details?.due_by;
  return {
    ref: dispute.id,
    status: disputeStatusOf(dispute.status),
    amountMinor: toOurs(scales, currency, dispute.amount),
    currency,
    reason: dispute.reason,
    ...(due && { answerBy: momentOf(due) }),
  };
};

const disputeNews = (dispute: StripeDispute, reading: Reading): News[] =>
  dispute.payment_intent === null ? [] : [{ paymentId: dispute.payment_intent, dispute: disputeOf(dispute, reading) }];

const sessionStatuses: Readonly<Record<string, PaymentStatus>> = {
  'checkout.session.async_payment_succeeded': 'paid',
  // It was authorized before, and news only climb: a payment that will not come is lapsed.
  'checkout.session.async_payment_failed': 'lapsed',
};

const intentStatuses: Readonly<Record<string, PaymentStatus>> = {
  'payment_intent.amount_capturable_updated': 'authorized',
  'payment_intent.succeeded': 'paid',
  'payment_intent.payment_failed': 'failed',
  'payment_intent.canceled': 'lapsed',
};

const sessionEvent = (type: string, session: StripeSession, reading: Reading): News[] => {
  if (type === 'checkout.session.expired')
    return [{ ...orderOf(reading.publicUrl, session.metadata?.[markName]), ref: session.id, isSessionOver: true }];
  const isPaid = session.payment_status !== 'unpaid';
  const status = type === 'checkout.session.completed' ? (isPaid ? 'paid' : 'authorized') : sessionStatuses[type];
  if (!status) return [];
  return [{ ...sessionNews(session, status, reading), ...(status === 'lapsed' && { isSessionOver: true as const }) }];
};

const newsOf = ({ type, data: { object } }: StripeEvent, reading: Reading): News[] => {
  switch (object.object) {
    case 'checkout.session':
      return sessionEvent(type, object, reading);
    case 'payment_intent': {
      const status = intentStatuses[type];
      return status ? [intentNews(object, status, reading)] : [];
    }
    case 'refund':
      return refundNews(object, reading);
    case 'charge':
      return type === 'charge.refunded'
        ? (object.refunds?.data ?? []).flatMap((each) => refundNews(each, reading))
        : [];
    case 'dispute':
      return type === 'charge.dispute.created' || type === 'charge.dispute.closed' ? disputeNews(object, reading) : [];
    default:
      return [];
  }
};

/** Stripe's event in our words; empty for one that says nothing about money. */
export const translateStripe = (event: StripeEvent, reading: Reading): readonly ProviderEvent[] =>
  newsOf(event, reading).map((news, index) => ({
    id: index === 0 ? event.id : `${event.id}:${index}`,
    kind: event.type,
    at: momentOf(event.created),
    ...news,
  }));
