import type { FastifyRequest } from 'fastify';
import { readAccessToken } from './access-token';
import { deviceCookie, readTokens } from './cookies';
import { readDeployKey, type DeployKey } from './deploy-key';
import { readLiveSession, readPublicState, type LiveSession } from './live-session';
import type { Services } from '../services';
import { carriesOwnProof, foreignReason } from './csrf';
import { pageShell } from './page-shell';
import { forbidden, ApiError } from '../calls/errors';
import { messages } from '@lectern/contract';

/** What the frame knows of a request before its handler runs. */
export interface Caller {
  /** The device's id, when header and cookie agree (a mobile client has only the header). */
  readonly deviceId: string | undefined;
  readonly session: LiveSession | undefined;
  /** The team's key that a publishing call carries instead of a session. */
  readonly deployKey: DeployKey | undefined;
  /** `x-lectern-revision`: when it changes, the console reads its session again. */
  readonly revision: string;
  /** The build of the shell that pages of this browser are given by now. */
  readonly shellHash: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined;
  }
}

const devicePattern = /^[A-Za-z0-9_-]{22,64}$/;

const one = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

const bearerOf = (request: Pick<FastifyRequest, 'headers'>): string | undefined =>
  /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];

/** Whether the client keeps its tokens itself and sends no cookie. */
export const isMobile = (request: FastifyRequest): boolean =>
  one(request.headers['device-type']) === 'mobile' && !request.headers.cookie;

/** The device id of a request, or undefined when there is none to go by. */
export const deviceIdOf = (request: FastifyRequest): string | undefined => {
  const header = one(request.headers['device-id']);
  if (!header || !devicePattern.test(header)) return undefined;
  return isMobile(request) || request.cookies[deviceCookie] === header ? header : undefined;
};

/** @throws 403 when another site may have made the request. */
export const refuseForeign = (services: Services, request: FastifyRequest): void => {
  const { headers, cookies, method } = request;
  const reason = foreignReason(
    {
      method,
      cookie: headers.cookie,
      authorization: headers.authorization,
      deviceType: one(headers['device-type']),
      secFetchSite: one(headers['sec-fetch-site']),
      origin: headers.origin,
      deviceIdHeader: one(headers['device-id']),
      deviceIdCookie: cookies[deviceCookie],
    },
    [services.publicUrl, ...services.otherOrigins],
  );
  if (reason) throw forbidden([], reason);
};

/** The open session that the request's access token names, on its own device: from its cookie for the web, as Bearer for mobile. */
export const sessionOf = async (
  services: Pick<Services, 'db' | 'keys' | 'publicUrl' | 'cookiePort'>,
  request: Pick<FastifyRequest, 'headers' | 'cookies'>,
): Promise<LiveSession | undefined> => {
  const { headers } = request;
  const bare = carriesOwnProof({
    cookie: headers.cookie,
    authorization: headers.authorization,
    deviceType: one(headers['device-type']),
  });
  const token = bare ? bearerOf(request) : readTokens(services, request).access;
  const named = token ? readAccessToken(services.keys, token) : undefined;
  if (!named || named.expired) return undefined;
  const session = await readLiveSession(services.db, named.sessionId);
  const device = bare ? one(headers['device-id']) : request.cookies[deviceCookie];
  return session?.kind === (bare ? 'mobile' : 'web') && session.deviceId === device ? session : undefined;
};

/** `<role id>-<rights epoch>.<registry revision>.<shell hash>`, `0-0` for nobody. */
export const revisionOf = (session: LiveSession | undefined, registryRevision: number, shellHash: string): string =>
  `${session ? `${session.actor.roleId}-${session.rightsEpoch}` : '0-0'}.${registryRevision}.${shellHash}`;

/** The deploy key of a call that takes one: a Bearer token on a request without any cookie. */
const deployKeyOf = async (services: Services, request: FastifyRequest): Promise<DeployKey | undefined> => {
  const token = request.headers.cookie ? undefined : bearerOf(request);
  return token && request.routeOptions.config.call?.deployKey ? readDeployKey(services.db, token) : undefined;
};

export const callerOf = async (services: Services, request: FastifyRequest): Promise<Caller> => {
  const deployKey = await deployKeyOf(services, request);
  const session = deployKey ? undefined : await sessionOf(services, request);
  const { registryRevision, shells } = session ?? (await readPublicState(services.db));
  const { hash: shellHash } = pageShell(services, request, shells, session);
  return {
    deviceId: deviceIdOf(request),
    session,
    deployKey,
    revision: revisionOf(session, registryRevision, shellHash),
    shellHash,
  };
};

/** The session that the tab believes to be in, from the header `session-id`. */
export const claimedSession = (request: FastifyRequest): string | undefined =>
  one(request.headers['session-id']) || undefined;

/** @throws 409 `session changed` when the tab believes to be in another session than the cookies are. */
export const refuseOtherSession = (request: FastifyRequest, sessionId: number): void => {
  const claimed = claimedSession(request);
  if (claimed !== undefined && claimed !== String(sessionId))
    throw new ApiError(409, { message: messages.sessionChanged, result: messages.sessionChanged });
};
