import { createHash } from 'node:crypto';
import type { sessionCalls, SessionDocument } from '@lectern/contract/platform';
import type { Handlers } from '../../http/frame';
import { readSessionDocument } from './session-document';

/** The document's ETag: the server's clock alone does not change it. */
export const etagOf = ({ serverTime: _, ...document }: SessionDocument): string => `"${createHash('sha256').update(JSON.stringify(document)).digest('base64url')}"`;

export const sessionHandlers: Handlers<typeof sessionCalls> = {
  async read({ db, actor, http: { request, reply } }) {
    const document = await readSessionDocument(db, actor);
    const etag = etagOf(document);
    void reply.header('etag', etag);
    // A proxy that compresses may have made it a weak one.
    const seen = request.headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//, ''));
    if (seen?.includes(etag)) void reply.code(304);
    return document;
  },
};
