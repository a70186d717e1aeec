import { readAccount } from '../account';
import { askProvider, ProviderError, providerOrigins } from '../ask-provider';
import type { ProviderTools } from '../provider';

/** One request to Razorpay. Most of its calls know no key that makes them safe to send twice. */
export const askRazorpay = async <Answer>(
  tools: ProviderTools,
  method: 'GET' | 'POST',
  path: string,
  { body, headers = {} }: { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<Answer> => {
  const { publicKey, secret } = await readAccount(tools);
  if (publicKey === '' || secret === '') throw new ProviderError('Razorpay has no keys here', 0);
  return askProvider<Answer>({
    name: 'Razorpay',
    method,
    url: `${providerOrigins.razorpay}/v1/${path}`,
    headers: {
      authorization: `Basic ${Buffer.from(`${publicKey}:${secret}`).toString('base64')}`,
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  });
};
