import type { FastifyRequest } from 'fastify';
import type { Services } from '../services';
import { givenShell, type GivenShell, type ShellChannel } from '../delivery/given-shell';
import { cookieNames } from './cookies';
import type { LiveSession } from './live-session';

/** A start of the shell that failed in this browser, as its page put it into a cookie. */
export interface FailedStart {
  readonly hash: string;
  /** The error; undefined once it was reported. */
  readonly reason?: string | undefined;
}

const markPattern = /^([A-Za-z0-9._@-]{1,100})(?::(.*))?$/s;
const longestReason = 500;
const ownFolder = /https?:\/\/[^/\s]+\/shell\/[^/\s]+\//g;

/** The start that failed in this browser within the last hour; undefined without one. */
export const failedStart = (
  services: Pick<Services, 'publicUrl' | 'cookiePort'>,
  request: Pick<FastifyRequest, 'cookies'>,
): FailedStart | undefined => {
  const mark = markPattern.exec(request.cookies[cookieNames(services).failedShell] ?? '');
  if (!mark?.[1]) return undefined;
  // For a line in the overview: without the address of the build's folder, and PostgreSQL takes no NUL.
  const reason = mark[2]
    ?.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .replace(ownFolder, '')
    .slice(0, longestReason);
  return { hash: mark[1], reason };
};

/** The build of the shell for the pages of a request's browser. Without a channel, and in development, this process gives its own. */
export const pageShell = (
  services: Pick<Services, 'publicUrl' | 'cookiePort' | 'shellHash' | 'developmentRows'>,
  request: Pick<FastifyRequest, 'cookies'>,
  channel: ShellChannel | undefined,
  session: LiveSession | undefined,
): GivenShell =>
  channel && !services.developmentRows
    ? givenShell(channel, session?.actor, failedStart(services, request)?.hash)
    : { hash: services.shellHash(), hasOther: false };
