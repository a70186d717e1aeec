import compress from '@fastify/compress';
import type { FastifyPluginAsync } from 'fastify';
import type { Services } from '../services';
import { registerCalls, type Registered } from './register';

/** Bytes of an answer: up to here it travels in one packet as it is. */
const onePacket = 1400;
/** Up to here compressing takes less than handing it to another thread, and some tenths of a millisecond. */
const atOnce = 64 * 1024;

/** These calls, to be registered under `/api`. */
export const api =
  (services: Services, calls: readonly Registered[]): FastifyPluginAsync =>
  async (app) => {
    await app.register(compress, { encodings: ['br', 'gzip'], threshold: onePacket, syncThreshold: atOnce });
    registerCalls(app, services, calls);
  };
