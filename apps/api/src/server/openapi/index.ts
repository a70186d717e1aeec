import { contract } from '@lectern/contract/all';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services';
import { openApi } from './document';

/** `/openapi.json`: what the contract declares, for people and generators. It holds no data and needs no session. */
export const registerOpenApi = (app: FastifyInstance, { host }: Pick<Services, 'host'>): void => {
  let bytes: Buffer | undefined; // one for all: a text would be copied for each connection that reads slowly
  app.get('/openapi.json', async (_request, reply) => {
    bytes ??= Buffer.from(JSON.stringify(openApi(contract, host().version)));
    return reply.type('application/json').header('cache-control', 'no-cache').send(bytes);
  });
};
