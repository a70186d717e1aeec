import type { FastifyRequest } from 'fastify';
import { forbidden } from '../../../server/calls/errors';
import type { Publisher } from './publish';

/** Who acts; a deploy key only for its own remote. @throws 403 */
export const publisherOf = (request: FastifyRequest, remote: string | undefined): Publisher => {
  const key = request.caller?.deployKey;
  if (key && remote !== undefined && key.remote !== remote)
    throw forbidden([], `This deploy key is for ${key.remote}, not for ${remote}`);
  return { userId: request.caller?.session?.actor.userId, keyId: key?.keyId };
};
