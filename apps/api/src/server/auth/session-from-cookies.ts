import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearImpersonation, deviceCookie, readTokens, setTokens } from './cookies';
import type { Services } from '../services';
import { readLiveSession, type LiveSession } from './live-session';
import { issueAccessToken, readAccessToken } from './access-token';
import { rotate } from './refresh';
import { returnToOwn } from './return-to-own';

/**
 * The session of a page load. An access token whose time is over is renewed by the refresh token, and both new tokens are put
 * on the answer; after the hour of an impersonation it is the person's own session again. Undefined: nobody is signed in; cookies stay, for a slow refusal must not remove what another tab just got.
 */
export const sessionFromCookies = async (
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<LiveSession | undefined> => {
  const { db, keys } = services;
  const { access, refresh } = readTokens(services, request);
  const named = access ? readAccessToken(keys, access) : undefined;
  const live = named && !named.expired ? await readLiveSession(db, named.sessionId) : undefined;
  const deviceId = request.cookies[deviceCookie];
  if (live?.kind === 'web' && live.deviceId === deviceId) return live;
  if (!refresh || !deviceId) return undefined;
  const presented = {
    token: refresh,
    deviceId,
    origin: { actorId: null, requestId: request.id, ip: request.ip, deviceId },
  };
  const rotated = await rotate(db, keys, presented);
  const refreshed = rotated ?? (await returnToOwn(db, keys, presented));
  if (refreshed?.kind !== 'web') return undefined;
  if (!rotated) clearImpersonation(reply);
  setTokens(services, reply, {
    access: issueAccessToken(keys, refreshed.sessionId),
    refresh: refreshed.refreshToken,
    refreshSeconds: refreshed.refreshSeconds,
  });
  return readLiveSession(db, refreshed.sessionId);
};
