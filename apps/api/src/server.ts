import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { api } from './http/api';
import { logOptions, logRequests } from './http/log';
import { registerProbes } from './http/probes';
import type { Services } from './services';

export interface ServerOptions {
  readonly services: Services;
  /** 'silent' in tests. */
  readonly logLevel?: string;
  /** Whose X-Forwarded-For is believed: nobody's unless configured. */
  readonly trustProxy?: string | undefined;
  /** Pages and files: index.html, /shell, /remotes and their headers. */
  readonly delivery?: (app: FastifyInstance, services: Services) => void | Promise<void>;
}

/**
 * Assembles the server without listening. `close()` stops taking connections, finishes the requests that run, and then returns.
 */
export const buildServer = async ({ services, logLevel = 'info', trustProxy, delivery }: ServerOptions): Promise<FastifyInstance> => {
  const app = fastify({
    logger: logOptions(logLevel),
    disableRequestLogging: true,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: trustProxy ?? false,
    routerOptions: { ignoreTrailingSlash: false, caseSensitive: true },
  });
  await app.register(cookie);
  logRequests(app);
  registerProbes(app, services);
  await app.register(api(services), { prefix: '/api' });
  await delivery?.(app, services);
  return app;
};
