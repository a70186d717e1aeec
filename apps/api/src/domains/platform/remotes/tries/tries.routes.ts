import type { tryCalls } from '@lectern/contract/platform/tries';
import { sql } from 'kysely';
import { clearOverride } from '../../../../server/auth/cookies';
import { notFound } from '../../../../server/calls/errors';
import type { Handlers } from '../../../../server/calls/frame';
import type { Services } from '../../../../server/services';
import { shellOf } from '../../shells/shell-of';
import { beginTry } from './begin';
import { endTries, tryEntries } from './end';
import { findWanted } from './find-wanted';

/** Published releases in place of the live ones, in one browser. */
export const tryHandlers = (services: Services): Handlers<typeof tryCalls> => ({
  async check({ db, request, actor, http }) {
    const { releases, blockers } = await findWanted(db, services, actor, shellOf(http.request), request.of);
    return {
      releases: releases.map(({ name, title, version, publishedAt, publishedBy }) => ({
        ...{ name, title, version },
        ...{ publishedAt, publishedBy },
      })),
      blockers: [...blockers],
    };
  },

  async begin({ db, request, actor, audit, http }) {
    const { begun, entries } = await beginTry(db, services, actor, shellOf(http.request), request);
    entries.forEach(audit);
    clearOverride(services, http.reply);
    return begun;
  },

  async end({ db, actor, audit }) {
    const [ended] = await endTries(db, sql`t.session_id = ${actor.sessionId}`);
    if (!ended) throw notFound('Nothing is tried in this browser');
    tryEntries(ended, 'remote.tryEnd', { reason: [null, 'Ended'] }).forEach(audit);
    return ended;
  },
});
