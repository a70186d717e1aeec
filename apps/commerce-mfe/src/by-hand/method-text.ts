import { handMethods, type HandMethod, type PaymentRow } from '@lectern/contract/commerce';

/** The method of a payment: the provider's own word, or ours of money by hand. */
export const methodText = ({ provider, method }: Pick<PaymentRow, 'provider' | 'method'>): string =>
  provider === 'manual' ? (handMethods[method as HandMethod] ?? method) : method;
