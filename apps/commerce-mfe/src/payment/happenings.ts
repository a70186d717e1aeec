import { paymentProviders, type PaymentDetail, type PaymentEvent } from '@lectern/contract/commerce';

/** One thing that happened to a payment: news of the provider, or what staff did with its link. */
export type Happening =
  | { readonly kind: 'event'; readonly at: string; readonly event: PaymentEvent; readonly provider: string }
  | {
      readonly kind: 'made' | 'cancelled';
      readonly at: string;
      /** Null: the clock. */
      readonly person: string | null;
    };

/** All that happened to a payment, the newest first. */
export const happeningsOf = ({ payment, order, events }: PaymentDetail): readonly Happening[] => {
  const provider = paymentProviders[payment.provider];
  const own: readonly Happening[] = [
    ...(order.cancelledAt === null
      ? []
      : [{ kind: 'cancelled' as const, at: order.cancelledAt, person: order.cancelledBy }]),
    ...(payment.linkId === null ? [] : [{ kind: 'made' as const, at: order.createdAt, person: order.madeBy }]),
  ];
  return [...events.map((event) => ({ kind: 'event' as const, at: event.at, event, provider })), ...own].sort(
    (one, other) => other.at.localeCompare(one.at),
  );
};

/** The provider's word for its news, without the name of the thing: 'paid', 'refund done'. */
export const newsWord = ({ kind, status }: PaymentEvent): string =>
  kind.startsWith('payment.') && status !== null ? status : kind.replaceAll('.', ' ').replaceAll('_', ' ');
