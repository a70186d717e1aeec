import type { FastifyInstance } from 'fastify';
import type { Services } from '../../server/services';
import { payRoutes } from './pay/pay.routes';
import { sandboxRoutes } from './pay/sandbox.routes';
import { webhookRoutes } from './payment/webhook.routes';

/** Routes for strangers: pay pages, the bank of the sandbox, and webhooks of providers. Each reads bodies in its own way. */
export const publicRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  for (const routes of [payRoutes, sandboxRoutes, webhookRoutes])
    await app.register(async (scope) => routes(services)(scope));
};
