import type { Reading } from '../marks';
import type { ProviderEvent } from '../provider';
import type { StripeSession } from './objects';
import { momentOf, sessionNews } from './translate';

type PaymentStatus = NonNullable<ProviderEvent['payment']>['status'];

/** The state of a session's payment; undefined where nobody has tried to pay. */
const statusOf = ({
  status,
  payment_status: paid,
  payment_intent: intent,
}: StripeSession): PaymentStatus | undefined => {
  if (typeof intent !== 'object' || intent === null) return undefined;
  if (paid === 'paid') return 'paid';
  if (intent.status === 'canceled') return 'lapsed';
  if (status !== 'complete') return intent.last_payment_error ? 'failed' : undefined;
  return intent.status === 'requires_payment_method' ? 'lapsed' : 'authorized';
};

const momentOfPayment = ({ created, payment_intent: intent }: StripeSession): number => {
  const charge = typeof intent === 'object' ? intent?.latest_charge : undefined;
  return typeof charge === 'object' && charge ? charge.created : created;
};

/** All that a session says now, when Stripe is asked for it. The same state has the same id each time. */
export const stripeSessionEvents = (session: StripeSession, reading: Reading): readonly ProviderEvent[] => {
  const status = statusOf(session);
  const at = momentOf(momentOfPayment(session));
  const news = status && sessionNews(session, status, reading);
  return [
    ...(news?.payment ? [{ id: `poll:${news.payment.id}:${status}`, kind: `poll.${status}`, at, ...news }] : []),
    ...(session.status === 'expired' || status === 'lapsed'
      ? [{ id: `poll:${session.id}:over`, kind: 'poll.over', at, ref: session.id, isSessionOver: true as const }]
      : []),
  ];
};
