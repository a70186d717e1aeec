import { bodyBytesOf, type AnsweredFile, type Call } from '@lectern/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services';
import { answerSchemaOf } from './answer-schema';
import type { AuditOrigin } from './audit';
import { callerOf, claimedSession, refuseForeign, refuseOtherSession } from '../auth/caller';
import { notFound } from './errors';
import { failureOf, apiErrorOf } from './failure';
import type { Handler } from './frame';
import { cleanRequest } from '../rich-text/clean-request';
import { withoutLostDrawings } from '../rich-text/lost-drawings';
import { withPictures } from '../rich-text/pictures';
import { readInput, readQuery } from './input';
import { registerJson } from './json-body';
import { bodyOf, registerMultipart } from './multipart';
import { perform, refuseImpersonator, refuseWithoutRight } from './perform';
import { sendAnsweredFile } from './answered-file';
import { closeAnswer, openBody, Unreadable } from './sealing';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The declared call that a route answers. */
    call?: Call;
  }
}

/** A declared call with the handler that answers it; their types belong together. */
export interface Registered<C extends Call = Call> {
  readonly call: C;
  readonly handler: Handler<C>;
}

/** Fastify's spelling of a path: an id takes digits only and so never hides a longer path. */
export const routeOf = (path: string): string =>
  `/${path.replace(/\{(\w+)\}/g, (_whole, name: string) => (name === 'id' ? ':id(^\\d+$)' : `:${name}`))}`;

/** Who is noted for what a request changes. */
export const originOf = (request: FastifyRequest): AuditOrigin => ({
  actorId: request.caller?.session?.actor.userId ?? null,
  impersonatorId: request.caller?.session?.actor.impersonatorId ?? null,
  requestId: request.id,
  ip: request.ip,
  deviceId: request.caller?.deviceId ?? null,
});

/** Before the body is read: other sites, other sessions and callers without right are sent away. */
const admit = async (services: Services, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  const { call } = request.routeOptions.config;
  request.caller = await callerOf(services, request);
  void reply.headers({
    'x-lectern-revision': request.caller.revision,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  if (!call) return;
  if (call.sealed && request.caller.deviceId === undefined) throw new Unreadable();
  refuseForeign(services, request);
  const actor = request.caller.session?.actor;
  if (!request.caller.deployKey) refuseWithoutRight(call.access, actor);
  if (call.notWhileImpersonating) refuseImpersonator(actor);
  if (actor && claimedSession(request) !== undefined) refuseOtherSession(request, actor.sessionId);
};

const answer = async <C extends Call>(
  services: Services,
  { call, handler }: Registered<C>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const deviceId = request.caller?.deviceId;
  const received = await bodyOf(call, request);
  const body = call.sealed ? await openBody(call, deviceId, received) : received;
  const fromQuery = call.method === 'GET' || call.method === 'DELETE' || Buffer.isBuffer(body);
  const sent = fromQuery ? readQuery(request.query as Record<string, unknown>, call.request) : body;
  const input = await readInput(call, sent, request.params as Record<string, unknown>);
  const { request: clean, cleaned } = await withoutLostDrawings(
    services.db,
    call.request,
    cleanRequest(call.request, input as object),
  );
  const { result, beside } = await perform(services, call, handler, {
    request: clean as typeof input,
    actor: request.caller?.session?.actor,
    origin: originOf(request),
    http: { request, reply },
  });
  if (reply.statusCode === 304) return reply.send();
  if (call.answers === 'file') return sendAnsweredFile(reply, result as AnsweredFile);
  const shown = await withPictures(services.db, result);
  const envelope = { success: true, ...beside, ...(cleaned.length > 0 && { cleaned }), result: shown };
  const schema = answerSchemaOf(call);
  if (schema) return reply.type('application/json; charset=utf-8').send(reply.serializeInput(envelope, schema));
  return reply.send(
    call.sealed && deviceId !== undefined ? await closeAnswer(call, deviceId, reply.statusCode, envelope) : envelope,
  );
};

const fail = async (
  services: Services,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const apiError = apiErrorOf(error);
  if (!apiError) request.log.error({ err: error }, 'request failed');
  const status = apiError?.status ?? 500;
  void reply.code(status).headers(apiError?.headers ?? {});
  const failure = await withPictures(services.db, failureOf(apiError, request.id));
  const { call } = request.routeOptions.config;
  const deviceId = request.caller?.deviceId;
  return reply.send(
    call?.sealed && deviceId !== undefined && !(error instanceof Unreadable)
      ? await closeAnswer(call, deviceId, status, failure)
      : failure,
  );
};

const route = (app: FastifyInstance, services: Services, calls: readonly Registered[]): void => {
  for (const registered of calls) {
    const { call } = registered;
    app.route({
      method: call.method,
      url: routeOf(call.path),
      config: { call },
      // A parser's own limit holds for bytes: no JSON is as long.
      ...(call.rawBytes === undefined ? { bodyLimit: bodyBytesOf(call) } : {}),
      handler: (request, reply) => answer(services, registered, request, reply),
    });
  }
};

/** Registers every call under this instance's prefix, and answers every other path under it with a 404 in the envelope. */
export const registerCalls = (app: FastifyInstance, services: Services, calls: readonly Registered[]): void => {
  app.decorateRequest('caller', undefined);
  registerJson(app);
  registerMultipart(app);
  app.addHook('onRequest', (request, reply) => admit(services, request, reply));
  app.setErrorHandler((error, request, reply) => fail(services, error, request, reply));
  const noSuchCall = () => {
    throw notFound('No such call');
  };
  app.setNotFoundHandler(noSuchCall);
  app.get('/*', noSuchCall); // or delivery would answer it with a page
  const takesBytes = ({ call }: Registered): boolean => call.rawBytes !== undefined;
  route(
    app,
    services,
    calls.filter((each) => !takesBytes(each)),
  );
  for (const registered of calls.filter(takesBytes))
    void app.register(async (scope) => {
      const limit = { parseAs: 'buffer', bodyLimit: bodyBytesOf(registered.call) } as const;
      scope.addContentTypeParser('application/octet-stream', limit, (_request, body, done) => done(null, body));
      route(scope, services, [registered]);
    });
};
