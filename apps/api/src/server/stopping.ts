import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

const isStream = (payload: unknown): payload is Readable =>
  typeof payload === 'object' && payload !== null && 'pipe' in payload;

/**
 * What a stop does with connections: an answered one is closed, or it would be waited for until its client lets go. A file that is on its
 * way has `partingMs` to arrive: a player that is paused takes no more bytes, and gets the rest from the next server.
 */
export const endConnectionsWhenStopping = (app: FastifyInstance, partingMs: number): void => {
  let stopping = false;
  const sending = new Set<ServerResponse>();
  app.addHook('preClose', (done) => {
    stopping = true;
    const timer = setTimeout(() => {
      for (const answer of sending) answer.destroy();
    }, partingMs);
    timer.unref();
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping) void reply.header('connection', 'close');
    if (isStream(payload)) {
      sending.add(reply.raw);
      reply.raw.once('close', () => sending.delete(reply.raw));
    }
    done(null, payload);
  });
};
