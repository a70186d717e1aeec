import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../../../server/services';
import { countWebhookFailure } from './count-webhook-failure';
import { providerOf } from './providers';
import { receiveWebhook } from './receive-webhook';

/** Bytes of a webhook; a larger one is answered 413. */
const mostBytes = 1024 * 1024;

const providerIdOf = (request: FastifyRequest): number => Number((request.params as { providerId: string }).providerId);

/** Counts a webhook that was too large to read. */
const countTooLarge = async ({ db }: Services, providerId: number): Promise<void> => {
  const row = await db.selectFrom('paymentProviders').select('code').where('id', '=', providerId).executeTakeFirst();
  if (row && providerOf(row.code))
    await db.transaction().execute((transaction) => countWebhookFailure(transaction, providerId, { fault: 'size' }));
};

/** `POST /api/webhook/{providerId}`: public and signed. The body is kept as the bytes that were signed. */
export const webhookRoutes =
  (services: Services) =>
  (app: FastifyInstance): void => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, body, done) =>
      done(null, body),
    );
    app.post('/api/webhook/:providerId(^\\d{1,15}$)', {
      bodyLimit: mostBytes,
      onError: async (request, _reply, error) => {
        if (error.statusCode === 413) await countTooLarge(services, providerIdOf(request));
      },
      handler: async (request, reply) => {
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const { status, text } = await receiveWebhook(services, providerIdOf(request), request.headers, raw);
        return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);
      },
    });
  };
