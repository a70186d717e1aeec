import type { PaymentProvider } from '@lectern/contract/commerce';

/** The provider as it is now, in the answer of a stale save; undefined for a text. */
export const providerOfResult = (result: unknown): PaymentProvider | undefined =>
  typeof result === 'object' && result !== null && 'version' in result ? (result as PaymentProvider) : undefined;
