import type { ShellBuild } from '@lectern/tools/webpack/shell-plugin';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readPublicState, type LiveSession } from '../../../server/auth/live-session';
import { cookieNames } from '../../../server/auth/cookies';
import { failedStart, pageShell } from '../../../server/auth/page-shell';
import type { Services } from '../../../server/services';
import { countFailure, countPage } from '../shells/health/starts.queries';
import { judgeShell } from '../shells/health/judge-shell';
import type { Watch } from './page';
import { buildReader } from './read-build';

/** The build for a page, and what is to be watched as it starts. */
interface GivenBuild {
  readonly build: ShellBuild;
  readonly watch: Watch;
}

/** A failed start is believed for so long, in s: as long as the page's own cookie. */
const believed = 60 * 60;

/** Counts a start that the browser says has failed, once, and judges the build by it. A fault here is no reason to give no page. */
const hearFailure = async (
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  session: LiveSession | undefined,
): Promise<void> => {
  const failed = failedStart(services, request);
  const { reason } = failed ?? {};
  if (!failed || reason === undefined) return;
  void reply.setCookie(cookieNames(services).failedShell, failed.hash, {
    path: '/',
    maxAge: believed,
    sameSite: 'lax',
    secure: services.publicUrl.startsWith('https:'),
  });
  request.log.warn({ build: failed.hash }, 'a page of the shell did not start');
  if (!session) return;
  const now = services.now();
  try {
    await services.db.transaction().execute(async (db) => {
      if (await countFailure(db, failed.hash, session.actor, reason, now)) await judgeShell(db, now);
    });
  } catch (error) {
    request.log.error({ err: error }, 'a failed start of the shell could not be noted');
  }
};

/**
 * Chooses the build of the shell for each page, and counts the pages of each. `own` is this process's. It is given without a channel, or when the
 * store has lost the wanted one.
 */
export const givingBuilds = (services: Services, own: ShellBuild) => {
  const buildOf = buildReader(services.store, own);
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    session: LiveSession | undefined,
  ): Promise<GivenBuild> => {
    await hearFailure(services, request, reply, session);
    const { shells } = session ?? (await readPublicState(services.db));
    const given = pageShell(services, request, shells, session);
    const build = await buildOf(given.hash);
    if (!build) request.log.error({ build: given.hash }, 'the files of a build of the shell are missing');
    else if (session)
      countPage(services.db, build.hash, session.actor, services.now()).catch((error: unknown) =>
        request.log.warn({ err: error }, 'a page of the shell could not be counted'),
      );
    return {
      build: build ?? own,
      watch: {
        cookie: cookieNames(services).failedShell,
        hasOther: given.hasOther,
        isOther: given.insteadOf !== undefined,
      },
    };
  };
};
