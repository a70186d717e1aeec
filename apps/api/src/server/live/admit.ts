import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { messages } from '@lectern/contract';
import { sessionOf } from '../auth/caller';
import type { LiveSession } from '../auth/live-session';
import type { Services } from '../services';

/** Whether a page of this console asks: a browser names the page's origin with every socket. */
export const isOwnPage = (
  { publicUrl, otherOrigins }: Pick<Services, 'publicUrl' | 'otherOrigins'>,
  request: IncomingMessage,
): boolean => [publicUrl, ...otherOrigins].includes(request.headers.origin ?? '');

/** The open session of the request's cookie, which is the one that the tab believes to be in. @throws a text for the page */
export const admit = async (
  app: FastifyInstance,
  services: Services,
  { headers }: IncomingMessage,
  claimed: unknown,
): Promise<LiveSession> => {
  const session = await sessionOf(services, { headers, cookies: app.parseCookie(headers.cookie ?? '') });
  if (session?.kind !== 'web') throw new Error(messages.loginToContinue);
  if (String(claimed) !== String(session.actor.sessionId)) throw new Error(messages.sessionChanged);
  return session;
};

/** All whose messages a session hears. */
export const roomsOf = ({ actor: { userId, roleId, sessionId, rights } }: LiveSession): string[] => [
  'all',
  `user:${userId}`,
  `role:${roleId}`,
  `session:${sessionId}`,
  ...[...rights].map((right) => `right:${right}`),
];
