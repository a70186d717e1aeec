import type { FastifyInstance } from 'fastify';

/** Warns once when a proxy speaks although none is trusted: everybody then seems to come from the proxy's address, and limits by address hit all. */
export const warnOfProxies = (app: FastifyInstance, trustProxy: string | undefined): void => {
  if (trustProxy) return;
  let warned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!warned && request.headers['x-forwarded-for']) {
      warned = true;
      request.log.warn('X-Forwarded-For arrived and is not believed: set TRUST_PROXY to the address of the proxy');
    }
    done();
  });
};
