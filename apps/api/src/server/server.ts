import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { Pool } from 'pg';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { api } from './calls/api';
import type { Registered } from './calls/register';
import { badRequest } from './calls/errors';
import { failureOf } from './calls/failure';
import { connectionLimits, type ConnectionLimits } from './connections';
import { warnOfProxies } from './calls/forwarded';
import { logOptions, logRequests } from './calls/log';
import { registerMetrics, type MetricsOptions } from './metrics/metrics';
import { registerOpenApi } from './openapi';
import { registerProbes } from './calls/probes';
import { registerLive } from './live';
import type { ListedTables } from './live/changed';
import type { Talks } from './live/conversation-rooms';
import type { Services } from './services';
import { endConnectionsWhenStopping } from './stopping';

export interface ServerOptions {
  readonly services: Services;
  /** Every call that it answers under `/api`. */
  readonly calls: readonly Registered[];
  /** The lists whose readers hear of changed rows. */
  readonly lists: ListedTables;
  /** Who may hear a conversation, and its messages. */
  readonly talks: Talks;
  /** 'silent' in tests. */
  readonly logLevel?: string;
  /** Whose X-Forwarded-For is believed: nobody's unless configured. */
  readonly trustProxy?: string | undefined;
  /** The database's pool, for the one connection that listens to events for open consoles. */
  readonly pool: Pool;
  /** Numbers for Prometheus at `/metrics`. */
  readonly metrics?: MetricsOptions;
  /** How long connections may take; those of `connectionLimits` where nothing is said. */
  readonly connections?: ConnectionLimits;
  /** Routes outside of `/api` that anybody reaches: pay pages and webhooks. */
  readonly publicRoutes?: (app: FastifyInstance, services: Services) => Promise<void>;
  /** Pages and files: index.html, /shell, /remotes and their headers. */
  readonly delivery?: (app: FastifyInstance, services: Services) => void | Promise<void>;
}

/**
 * Assembles the server without listening. `close()` stops taking connections, finishes the requests that run, and then returns.
 */
export const buildServer = async ({
  services,
  calls,
  lists,
  talks,
  pool,
  logLevel = 'info',
  trustProxy,
  metrics,
  connections = connectionLimits,
  publicRoutes,
  delivery,
}: ServerOptions): Promise<FastifyInstance> => {
  const app = fastify({
    logger: logOptions(logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    requestTimeout: connections.requestMs,
    connectionTimeout: connections.silenceMs,
    http: { headersTimeout: connections.headMs, connectionsCheckingInterval: connections.checkMs },
    trustProxy: trustProxy ?? false,
    frameworkErrors: (_error, request, reply) =>
      void reply.raw
        .writeHead(400, { 'content-type': 'application/json; charset=utf-8' })
        .end(JSON.stringify(failureOf(badRequest('The address is malformed'), request.id))),
  });
  await app.register(cookie);
  logRequests(app);
  warnOfProxies(app, trustProxy);
  endConnectionsWhenStopping(app, connections.partingMs);
  if (metrics) registerMetrics(app, metrics);
  registerProbes(app, services);
  registerOpenApi(app, services);
  await app.register(api(services, calls), { prefix: '/api' });
  registerLive(app, services, pool, { lists, talks });
  await publicRoutes?.(app, services);
  await delivery?.(app, services);
  return app;
};
