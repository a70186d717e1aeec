import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services';
import { accessTokenSeconds } from './access-token';

type Place = Pick<Services, 'publicUrl' | 'cookiePort'>;

export const impersonationCookie = 'impersonate_mode';
export const deviceCookie = 'device-id';

/** The names of the token cookies: `__Host-` under https, the port behind them where two consoles may share localhost. */
export const cookieNames = ({
  publicUrl,
  cookiePort,
}: Place): { access: string; refresh: string; override: string } => {
  const before = publicUrl.startsWith('https:') ? '__Host-' : '';
  const behind = cookiePort === undefined ? '' : `_${cookiePort}`;
  return {
    access: `${before}access_token${behind}`,
    refresh: `${before}refresh_token${behind}`,
    override: `${before}remote_override${behind}`,
  };
};

const options = ({ publicUrl }: Place): CookieSerializeOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: publicUrl.startsWith('https:'),
});

export const readTokens = (
  place: Place,
  request: Pick<FastifyRequest, 'cookies'>,
): { access: string | undefined; refresh: string | undefined } => {
  const names = cookieNames(place);
  return { access: request.cookies[names.access], refresh: request.cookies[names.refresh] };
};

/** Puts both tokens on the answer; the refresh token's cookie lives as long as the token, `refreshSeconds`. */
export const setTokens = (
  place: Place,
  reply: FastifyReply,
  tokens: { access: string; refresh: string; refreshSeconds: number },
): void => {
  const names = cookieNames(place);
  void reply.setCookie(names.access, tokens.access, { ...options(place), maxAge: accessTokenSeconds });
  void reply.setCookie(names.refresh, tokens.refresh, { ...options(place), maxAge: tokens.refreshSeconds });
};

/** Tells the page that somebody acts for somebody else: it only routes, so scripts may read it. */
export const setImpersonation = (place: Place, reply: FastifyReply, seconds: number): void =>
  void reply.setCookie(impersonationCookie, 'on', { ...options(place), httpOnly: false, maxAge: seconds });

export const clearImpersonation = (reply: FastifyReply): void =>
  void reply.clearCookie(impersonationCookie, { path: '/' });

export const readOverrideCookie = (place: Place, request: Pick<FastifyRequest, 'cookies'>): string | undefined =>
  request.cookies[cookieNames(place).override];

/** Puts the token of an override on the answer, for as long as it lasts. */
export const setOverride = (place: Place, reply: FastifyReply, token: string, seconds: number): void =>
  void reply.setCookie(cookieNames(place).override, token, { ...options(place), maxAge: seconds });

export const clearOverride = (place: Place, reply: FastifyReply): void =>
  void reply.clearCookie(cookieNames(place).override, options(place));

/** Removes what a session wrote into cookies; the device keeps its id. */
export const clearTokens = (place: Place, reply: FastifyReply): void => {
  const names = cookieNames(place);
  for (const name of [names.access, names.refresh, names.override]) void reply.clearCookie(name, options(place));
  clearImpersonation(reply);
};
