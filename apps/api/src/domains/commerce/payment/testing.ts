import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import type { TestApi } from '../../../testing';
import { sealKey } from './account';
import { providerOrigins } from './ask-provider';
import type { ProviderTools } from './provider';

interface Received {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
type Answer =
  { readonly status?: number; readonly body: unknown; readonly headers?: Record<string, string> } | 'silence';

/** A real server in place of Razorpay and Stripe. It answers by method and path, and keeps what it was sent. */
export const providerServer = async () => {
  const requests: Received[] = [];
  const answers = new Map<string, (request: Received) => Answer>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const received = { method, url, headers, body: Buffer.concat(chunks).toString('utf8') };
      requests.push(received);
      const answer = answers.get(`${method} ${url.split('?')[0]}`)?.(received) ?? { status: 404, body: {} };
      if (answer === 'silence') return;
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers });
      response.end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const real = { ...providerOrigins };
  Object.assign(providerOrigins, { razorpay: origin, stripe: origin });
  return {
    origin,
    requests,
    /** Answers a method and path, as `POST /v1/refunds`. */
    on: (call: string, answer: (request: Received) => Answer) => void answers.set(call, answer),
    close: async () => {
      Object.assign(providerOrigins, real);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

/** Gives a provider's account keys, and the tools of its calls. */
export const withKeys = async (
  { database: { db }, services: { keys, publicUrl } }: TestApi,
  code: 'razorpay' | 'stripe',
  mode: 'test' | 'live' = 'test',
): Promise<ProviderTools> => {
  const start = code === 'stripe' ? 'sk' : 'rzp';
  const secret = `${start}_${mode}_selfmade1234567`;
  const { rows } = await sql<{ id: number }>`
    update payment_providers set public_key = ${`rzp_${mode}_selfmade`}, secret_sealed = ${sealKey(keys, secret)}, webhook_secret_sealed = ${sealKey(keys, 'whsec_selfmade1234')}
    where code = ${code} and mode = ${mode} returning id`.execute(db);
  return { db, keys, publicUrl, providerId: rows[0]!.id };
};
