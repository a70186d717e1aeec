import compress from '@fastify/compress';
import type { FastifyPluginAsync } from 'fastify';
import { registeredCalls } from '../handlers';
import type { Services } from '../services';
import { registerCalls } from './register';

/** All calls of the contract, to be registered under `/api`. */
export const api =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
    registerCalls(app, services, registeredCalls(services));
  };
