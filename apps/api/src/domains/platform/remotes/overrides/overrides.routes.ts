import type { overrideCalls } from '@lectern/contract/platform/overrides';
import { sql } from 'kysely';
import { forbidden, notFound } from '../../../../server/calls/errors';
import type { Handlers } from '../../../../server/calls/frame';
import type { Services } from '../../../../server/services';
import { clearOverride, setOverride } from '../../../../server/auth/cookies';
import { tryEntries } from '../tries/end';
import { beginOverride } from './begin';
import { endEntry, endOverrides } from './end';
import { openOverrides } from './overrides.queries';

/** One remote from another origin, in one browser. */
export const overrideHandlers = (services: Services): Handlers<typeof overrideCalls> => ({
  async begin({ db, request, actor, audit, http }) {
    const { ended, tries, begun } = await beginOverride(db, services, actor, request);
    for (const each of ended) audit(endEntry(each, 'Another one begins'));
    for (const each of tries)
      tryEntries(each, 'remote.tryEnd', { reason: [null, 'An override begins'] }).forEach(audit);
    audit({
      action: 'remote.override',
      entity: 'remotes',
      entityId: begun.name,
      label: begun.name,
      changes: { origin: [null, begun.origin], minutes: [null, request.minutes], reason: [null, request.reason] },
    });
    setOverride(services, http.reply, begun.token, request.minutes * 60);
    return begun;
  },

  list: ({ db }) => openOverrides(db),

  async end({ db, request: { id }, actor, audit, http }) {
    const { userId, sessionId, rights } = actor;
    const named =
      id === undefined
        ? undefined
        : await db
            .selectFrom('remoteOverrides')
            .select('userId')
            .where('id', '=', id)
            .where('endedAt', 'is', null)
            .executeTakeFirst();
    if (named && named.userId !== userId && !rights.has('remoteManage')) throw forbidden(['remoteManage']);
    const why = named && named.userId !== userId ? 'Ended by an operator' : 'Ended';
    const [ended] = await endOverrides(db, id === undefined ? sql`o.session_id = ${sessionId}` : sql`o.id = ${id}`, {
      by: userId,
      why,
    });
    if (!ended)
      throw notFound(id === undefined ? 'Nothing is overridden in this browser' : `There is no open override ${id}`);
    audit(endEntry(ended, why));
    if (ended.sessionId === sessionId) clearOverride(services, http.reply);
    return { id: ended.id, name: ended.name, origin: ended.origin, until: ended.until };
  },
});
