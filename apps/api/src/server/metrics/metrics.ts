import { timingSafeEqual } from 'node:crypto';
import { isIPv4 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** How many connections of the pool there are, idle, and how many requests wait for one. */
export interface PoolNumbers {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

export interface MetricsOptions {
  /** A caller who sends it as a Bearer token may read the numbers from anywhere. */
  readonly token: string | undefined;
  readonly pool: PoolNumbers | undefined;
}

const isLoopback = (address: string): boolean =>
  isIPv4(address) ? address.startsWith('127.') : address === '::1' || address.startsWith('::ffff:127.');

const isToken = (given: string, token: string): boolean =>
  given.length === token.length && timingSafeEqual(Buffer.from(given), Buffer.from(token));

/** What proxies add, each of them something else. */
const signsOfProxy = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

/** By token, or straight from this machine: what came through a proxy is not from here, whatever its socket says. */
const mayRead = ({ headers, socket }: FastifyRequest, token: string | undefined): boolean => {
  const [scheme, given = ''] = (headers.authorization ?? '').split(' ');
  if (token && scheme === 'Bearer') return isToken(given, token);
  return isLoopback(socket.remoteAddress ?? '') && signsOfProxy.every((name) => headers[name] === undefined);
};

/**
 * `/metrics` in Prometheus' text format: requests by declared call and status in seconds, the pool, the process. Labels name calls, never
 * rows or people.
 */
export const registerMetrics = (app: FastifyInstance, { token, pool }: MetricsOptions): void => {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Requests by call and status',
    labelNames: ['method', 'call', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5],
    registers: [register],
  });
  if (pool) {
    const connections = new Gauge({
      name: 'database_connections',
      help: 'Connections of the pool by state, and requests that wait for one',
      labelNames: ['state'],
      registers: [register],
      collect: () => {
        connections.set({ state: 'open' }, pool.totalCount);
        connections.set({ state: 'idle' }, pool.idleCount);
        connections.set({ state: 'waiting' }, pool.waitingCount);
      },
    });
  }
  app.addHook('onResponse', (request, reply, done) => {
    const { call } = request.routeOptions.config;
    requests.observe(
      { method: request.method, call: call?.path ?? 'files', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token))
      return reply.code(404).send({ success: false, message: 'Not found', reference: request.id });
    return reply
      .type(register.contentType)
      .header('cache-control', 'no-store')
      .send(await register.metrics());
  });
};
