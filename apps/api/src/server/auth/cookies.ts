import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services';
import { accessTokenSeconds } from './access-token';

type CookieServices = Pick<Services, 'publicUrl' | 'cookiePort'>;

export const impersonationCookie = 'impersonate_mode';
export const deviceCookie = 'device-id';

/** The names of the token cookies: `__Host-` under https, the port behind them where two consoles may share localhost. */
export const cookieNames = ({
  publicUrl,
  cookiePort,
}: CookieServices): { access: string; refresh: string; override: string; failedShell: string } => {
  const before = publicUrl.startsWith('https:') ? '__Host-' : '';
  const behind = cookiePort === undefined ? '' : `_${cookiePort}`;
  return {
    access: `${before}access_token${behind}`,
    refresh: `${before}refresh_token${behind}`,
    override: `${before}remote_override${behind}`,
    // Set by a page.
    failedShell: `shell_failed${behind}`,
  };
};

const options = ({ publicUrl }: CookieServices): CookieSerializeOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: publicUrl.startsWith('https:'),
});

export const readTokens = (
  services: CookieServices,
  request: Pick<FastifyRequest, 'cookies'>,
): { access: string | undefined; refresh: string | undefined } => {
  const names = cookieNames(services);
  return { access: request.cookies[names.access], refresh: request.cookies[names.refresh] };
};

/** Puts both tokens on the answer; the refresh token's cookie lives as long as the token, `refreshSeconds`. */
export const setTokens = (
  services: CookieServices,
  reply: FastifyReply,
  tokens: { access: string; refresh: string; refreshSeconds: number },
): void => {
  const names = cookieNames(services);
  void reply.setCookie(names.access, tokens.access, { ...options(services), maxAge: accessTokenSeconds });
  void reply.setCookie(names.refresh, tokens.refresh, { ...options(services), maxAge: tokens.refreshSeconds });
};

/** Tells the page that somebody acts for somebody else: it only routes, so scripts may read it. */
export const setImpersonation = (services: CookieServices, reply: FastifyReply, seconds: number): void =>
  void reply.setCookie(impersonationCookie, 'on', { ...options(services), httpOnly: false, maxAge: seconds });

export const clearImpersonation = (reply: FastifyReply): void =>
  void reply.clearCookie(impersonationCookie, { path: '/' });

export const readOverrideCookie = (
  services: CookieServices,
  request: Pick<FastifyRequest, 'cookies'>,
): string | undefined => request.cookies[cookieNames(services).override];

/** Puts the token of an override on the answer, for as long as it lasts. */
export const setOverride = (services: CookieServices, reply: FastifyReply, token: string, seconds: number): void =>
  void reply.setCookie(cookieNames(services).override, token, { ...options(services), maxAge: seconds });

export const clearOverride = (services: CookieServices, reply: FastifyReply): void =>
  void reply.clearCookie(cookieNames(services).override, options(services));

/** Removes what a session wrote into cookies; the device keeps its id. */
export const clearTokens = (services: CookieServices, reply: FastifyReply): void => {
  const names = cookieNames(services);
  for (const name of [names.access, names.refresh, names.override]) void reply.clearCookie(name, options(services));
  clearImpersonation(reply);
};
