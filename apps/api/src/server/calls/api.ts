import compress from '@fastify/compress';
import type { FastifyPluginAsync } from 'fastify';
import type { Services } from '../services';
import { registerCalls, type Registered } from './register';

/** These calls, to be registered under `/api`. */
export const api =
  (services: Services, calls: readonly Registered[]): FastifyPluginAsync =>
  async (app) => {
    await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
    registerCalls(app, services, calls);
  };
