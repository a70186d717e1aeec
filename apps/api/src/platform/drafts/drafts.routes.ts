import { maxDraftBytes, type draftCalls } from '@lectern/contract/platform/drafts';
import { Refusal } from '../../http/errors';
import type { Handlers } from '../../http/frame';
import { hasCode } from '../../http/postgres-errors';
import { dropDraft, keepDraft, readDraft } from './drafts.queries';

const tooLarge = (): Refusal => new Refusal(413, { message: 'This is too large to be kept as a draft' });

/** A person's unsaved work. */
export const draftHandlers: Handlers<typeof draftCalls> = {
  read: async ({ request, db, actor }) => ({ draft: await readDraft(db, actor.userId, request) }),

  keep: async ({ request, db, actor }) => {
    if (Buffer.byteLength(JSON.stringify(request.body)) > maxDraftBytes) throw tooLarge();
    try {
      return { updatedAt: await keepDraft(db, actor.userId, request) };
    } catch (error) {
      // As the database stores it, a body of many small parts takes more than its text.
      throw hasCode(error, '23514') ? tooLarge() : error;
    }
  },

  drop: async ({ request, db, actor }) => {
    await dropDraft(db, actor.userId, request);
    return {};
  },
};
