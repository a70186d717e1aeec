import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { RunningOverride } from '@lectern/contract/platform';
import type { Actor } from '../../../../server/calls/frame';
import type { Services } from '../../../../server/services';
import { clearOverride, readOverrideCookie } from '../../../../server/auth/cookies';
import { tokenHash } from '../../../../server/auth/deploy-key';
import { pageOrigin } from '../page-origin';
import { endAndNote } from './end';
import { readOverrideToken } from './override-token';
import { readOverride } from './overrides.queries';

type OverrideServices = Pick<Services, 'db' | 'keys' | 'publicUrl' | 'cookiePort'>;

/** The override that runs in this browser: by the cookie of this very request, in the session that began it, never while somebody acts for the person. */
export const runningOverride = async (
  services: OverrideServices,
  request: Pick<FastifyRequest, 'cookies'>,
  { userId, sessionId, impersonatorId, rights }: Actor,
): Promise<RunningOverride | undefined> => {
  const token = readOverrideCookie(services, request);
  if (!token || impersonatorId || !rights.has('remoteOverride')) return undefined;
  const named = readOverrideToken(services.keys, token);
  const found = named?.userId === userId ? await readOverride(services.db, token, sessionId) : undefined;
  return found?.id === named?.id && found?.name === named?.remote ? found : undefined;
};

/** Ends what the request's cookie names and takes the cookie away. Anyone who holds the token may: it needs neither a session nor a script. */
export const resetOverride = async (
  services: OverrideServices,
  request: FastifyRequest,
  reply: FastifyReply,
  actor: Actor | undefined,
): Promise<void> => {
  const token = readOverrideCookie(services, request);
  clearOverride(services, reply);
  const origin = pageOrigin(request, actor);
  if (token)
    await services.db
      .transaction()
      .execute((transaction) => endAndNote(transaction, sql`o.token_hash = ${tokenHash(token)}`, origin, 'Reset'));
};
