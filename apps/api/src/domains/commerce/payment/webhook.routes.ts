import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../server/services';
import { receiveWebhook } from './receive-webhook';

/** Bytes of a webhook; a larger one is answered 413. */
const mostBytes = 1024 * 1024;

/** `POST /api/webhook/{providerId}`: public and signed. The body is kept as the bytes that were signed. */
export const webhookRoutes =
  (services: Services) =>
  (app: FastifyInstance): void => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, body, done) =>
      done(null, body),
    );
    app.post('/api/webhook/:providerId(^\\d{1,15}$)', { bodyLimit: mostBytes }, async (request, reply) => {
      const { providerId } = request.params as { providerId: string };
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const { status, text } = await receiveWebhook(services, Number(providerId), request.headers, raw);
      return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);
    });
  };
