import type { FastifyRequest } from 'fastify';
import type { AuditOrigin } from '../../../server/calls/audit';
import type { Actor } from '../../../server/calls/frame';
import { deviceCookie } from '../../../server/auth/cookies';

/** The origin of a change that the address of a page asks for, for the audit log. */
export const pageOrigin = (request: FastifyRequest, actor: Actor | undefined): AuditOrigin => ({
  actorId: actor?.userId ?? null,
  impersonatorId: actor?.impersonatorId ?? null,
  requestId: request.id,
  ip: request.ip,
  deviceId: request.cookies[deviceCookie] ?? null,
});
