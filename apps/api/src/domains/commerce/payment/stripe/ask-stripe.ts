import { readAccount } from '../account';
import { askProvider, ProviderError, providerOrigins } from '../ask-provider';
import type { ProviderTools } from '../provider';

/** The version of Stripe's API that these objects are read by, whatever the account's own is. */
export const stripeVersion = '2026-10-28.endive';

type Fields = Readonly<Record<string, string | number | boolean>>;

const formOf = (fields: Fields): string =>
  new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString();

/** One request to Stripe. `key` makes it safe to send twice. */
export const askStripe = async <Answer>(
  tools: ProviderTools,
  method: 'GET' | 'POST',
  path: string,
  { fields = {}, key }: { readonly fields?: Fields; readonly key?: string } = {},
): Promise<Answer> => {
  const { secret } = await readAccount(tools);
  if (secret === '') throw new ProviderError('Stripe has no secret key here', 0);
  const form = formOf(fields);
  return askProvider<Answer>({
    name: 'Stripe',
    method,
    url: `${providerOrigins.stripe}/v1/${path}${method === 'GET' && form ? `?${form}` : ''}`,
    headers: {
      authorization: `Bearer ${secret}`,
      'stripe-version': stripeVersion,
      ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(method === 'POST' && { body: form }),
  });
};
