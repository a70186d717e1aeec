import type { authCalls, SessionDocument } from '@lectern/contract/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { claimedSession, deviceIdOf, isMobile, refuseOtherSession, revisionOf } from '../../../server/auth/caller';
import { badRequest, unauthorised } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { originOf } from '../../../server/calls/register';
import type { Services } from '../../../server/services';
import { readLiveSession } from '../../../server/auth/live-session';
import { pageShell } from '../../../server/auth/page-shell';
import { readSessionDocument } from '../session/session-document';
import { issueAccessToken, readAccessToken } from '../../../server/auth/access-token';
import { changePassword } from './change-password';
import { clearImpersonation, clearTokens, readTokens, setImpersonation, setTokens } from '../../../server/auth/cookies';
import { forgotPassword } from './forgot-password';
import { impersonate } from './impersonate';
import { rotate, sessionOfToken, type Refreshed } from '../../../server/auth/refresh';
import { resetPassword } from './reset-password';
import { returnToOwn } from '../../../server/auth/return-to-own';
import { signIn } from './sign-in';
import { shellOf } from '../shells/shell-of';
import { endSession } from './sign-out';

const deviceOf = (request: FastifyRequest): string => {
  const deviceId = deviceIdOf(request);
  if (deviceId === undefined) throw badRequest('The header device-id is missing');
  return deviceId;
};

const headerText = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

export const authHandlers = (services: Services): Handlers<typeof authCalls> => {
  const { db, keys } = services;

  /** Gives a web client its cookies and answers the access token and the document of the session. */
  const admit = async (
    refreshed: Refreshed,
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  ): Promise<{ accessToken: string; session: SessionDocument }> => {
    const accessToken = issueAccessToken(keys, refreshed.sessionId);
    const live = await readLiveSession(db, refreshed.sessionId);
    if (!live) throw unauthorised();
    if (refreshed.kind === 'web')
      setTokens(services, reply, {
        access: accessToken,
        refresh: refreshed.refreshToken,
        refreshSeconds: refreshed.refreshSeconds,
      });
    const { hash } = pageShell(services, request, live.shells, live);
    void reply.header('x-lectern-revision', revisionOf(live, live.registryRevision, hash));
    return {
      accessToken,
      session: await readSessionDocument(services, request, live.actor, shellOf(request, hash)),
    };
  };

  const refreshTokenOf = (request: FastifyRequest): string | undefined =>
    isMobile(request) ? headerText(request, 'refreshtoken') : readTokens(services, request).refresh;

  /** The session that the presented tokens belong to, even when their time is over. */
  const presentedSession = async (request: FastifyRequest): Promise<number | undefined> => {
    const tokens = isMobile(request)
      ? {
          access: headerText(request, 'authorization')?.replace(/^Bearer /, ''),
          refresh: headerText(request, 'refreshtoken'),
        }
      : readTokens(services, request);
    const named = tokens.access ? readAccessToken(keys, tokens.access) : undefined;
    return named?.sessionId ?? (tokens.refresh ? sessionOfToken(db, tokens.refresh) : undefined);
  };

  return {
    async signIn({ request: { email, password, remember }, http: { request, reply } }) {
      const kind = isMobile(request) ? 'mobile' : 'web';
      const before = kind === 'web' ? await presentedSession(request) : undefined;
      const refreshed = await signIn(db, keys, {
        email,
        password,
        remember,
        kind,
        deviceId: deviceOf(request),
        userAgent: request.headers['user-agent'] ?? '',
        origin: originOf(request),
      });
      if (before !== undefined) await endSession(db, before, originOf(request)); // its cookies are replaced, so nobody could end it later
      const { accessToken, session } = await admit(refreshed, { request, reply });
      return kind === 'web' ? session : { ...session, accessToken, refreshToken: refreshed.refreshToken };
    },

    async signOut({ addField, http: { request, reply } }) {
      const sessionId = await presentedSession(request);
      if (sessionId !== undefined) {
        refuseOtherSession(request, sessionId);
        const token = refreshTokenOf(request);
        const own = token
          ? await returnToOwn(db, keys, { token, deviceId: deviceOf(request), origin: originOf(request) })
          : undefined;
        if (own) {
          if (own.kind === 'web') clearImpersonation(reply);
          const { accessToken, session } = await admit(own, { request, reply });
          addField(
            'session',
            own.kind === 'web' ? session : { ...session, accessToken, refreshToken: own.refreshToken },
          );
          return { ownSessionId: own.sessionId };
        }
        await endSession(db, sessionId, originOf(request));
      }
      clearTokens(services, reply);
      return { ownSessionId: null };
    },

    async refresh({ request: { refresh_token: inBody }, addField, http: { request, reply } }) {
      const mobile = isMobile(request);
      const token = mobile ? (inBody ?? headerText(request, 'refreshtoken')) : refreshTokenOf(request);
      if (!token) throw unauthorised();
      const sessionId = claimedSession(request) === undefined ? undefined : await sessionOfToken(db, token);
      if (sessionId !== undefined) refuseOtherSession(request, sessionId);
      const presented = { token, deviceId: deviceOf(request), origin: originOf(request) };
      const rotated = await rotate(db, keys, presented);
      const refreshed = rotated ?? (await returnToOwn(db, keys, presented));
      // Cookies stay on a refusal: a slow one must not remove what another tab has just been given.
      if (refreshed?.kind !== (mobile ? 'mobile' : 'web')) throw unauthorised();
      if (!rotated && !mobile) clearImpersonation(reply);
      const { accessToken, session } = await admit(refreshed, { request, reply });
      addField('session', session);
      if (mobile) addField('refreshToken', refreshed.refreshToken);
      return accessToken;
    },

    async impersonate({ request: { userId, reason }, actor, http: { request, reply } }) {
      const child = await impersonate(services, actor, { userId, reason: reason.trim() }, originOf(request));
      const { accessToken, session } = await admit(child, { request, reply });
      if (child.kind === 'mobile') return { ...session, accessToken, refreshToken: child.refreshToken };
      setImpersonation(services, reply, child.refreshSeconds);
      return session;
    },

    async forgotPassword({ request: { email }, http: { request } }) {
      await forgotPassword(services, email, originOf(request));
      return {};
    },

    async resetPassword({ request: { token, password }, http: { request } }) {
      await resetPassword(services, { token, password }, originOf(request));
      return {};
    },

    async changePassword({ request: body, actor, http: { request } }) {
      return { endedSessions: await changePassword(services, actor, body, originOf(request)) };
    },
  };
};
