import { createHash } from 'node:crypto';
import type { sessionCalls, SessionDocument } from '@lectern/contract/platform';
import { sql } from 'kysely';
import { conflict, notFound } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import type { Services } from '../../../server/services';
import { endSessionsOf } from '../auth/end-sessions';
import { ownSessions } from './own-sessions';
import { readSessionDocument } from './session-document';
import { hearShell, shellOf } from '../shells/shell-of';

/** The document's ETag: the server's clock alone does not change it. */
export const etagOf = ({ serverTime: _, ...document }: SessionDocument): string =>
  `"${createHash('sha256').update(JSON.stringify(document)).digest('base64url')}"`;

export const sessionHandlers = (services: Services): Handlers<typeof sessionCalls> => ({
  async read({ actor, http: { request, reply } }) {
    const shell = shellOf(request);
    hearShell(services, shell);
    const document = await readSessionDocument(services, request, actor, shell);
    const etag = etagOf(document);
    void reply.header('etag', etag);
    // A proxy that compresses may have made it a weak one.
    const seen = request.headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//, ''));
    if (seen?.includes(etag)) void reply.code(304);
    return document;
  },

  list: ({ db, actor }) => ownSessions(db, actor),

  async end({ request: { id }, db, actor, audit }) {
    if (id === actor.sessionId) throw conflict('This is the session you are using. Log out instead');
    const { numUpdatedRows } = await db
      .updateTable('sessions')
      .set({ endedAt: sql<string>`now()`, endReason: 'revoked' })
      .where('id', '=', id)
      .where('userId', '=', actor.userId)
      .where('endedAt', 'is', null)
      .where('expiresAt', '>', sql<string>`now()`)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound();
    audit({ action: 'session.end', entity: 'sessions', entityId: id });
    return {};
  },

  async endOthers({ db, actor, audit }) {
    const ended = await endSessionsOf(db, actor.userId, 'revoked', actor.sessionId);
    audit({
      action: 'session.endOthers',
      entity: 'users',
      entityId: actor.userId,
      changes: { sessions: [ended + 1, 1] },
    });
    return { ended };
  },
});
