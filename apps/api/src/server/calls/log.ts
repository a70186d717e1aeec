import type { FastifyInstance, FastifyServerOptions } from 'fastify';

type Thrown = Readonly<Record<'type' | 'message' | 'stack', string> & Partial<Record<'code' | 'constraint', string>>>;

/** An error in the log: a database's message may quote a row, so of those only code and constraint are kept. */
export const errorForLog = (
  error: Error & { code?: unknown; constraint?: unknown; detail?: unknown; severity?: unknown },
): Thrown => {
  const code = typeof error.code === 'string' ? { code: error.code } : {};
  const constraint = typeof error.constraint === 'string' ? { constraint: error.constraint } : {};
  const frames =
    error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n') ?? '';
  const fromDatabase = error.severity !== undefined;
  return {
    type: error.name,
    message: fromDatabase ? 'refused by the database' : error.message,
    stack: frames,
    ...code,
    ...constraint,
  };
};

/** Logs of ids and timings: no bodies, queries, names, addresses or tokens. */
export const logOptions = (level: string): FastifyServerOptions['logger'] => ({
  level,
  base: null,
  serializers: { err: errorForLog },
});

/** One line for each answered request: its id, the route as declared, status, milliseconds, the session. */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', (request, reply, done) => {
    const session = request.caller?.session?.actor;
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        session: session?.sessionId,
        user: session?.userId,
      },
      'answered',
    );
    done();
  });
};
