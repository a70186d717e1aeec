import { maxDraftBytes, type draftCalls } from '@lectern/contract/platform/draft';
import { ApiError } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { hasCode } from '../../../server/calls/postgres-errors';
import { dropDraft, keepDraft, readDraft } from './draft.queries';

const tooLarge = (): ApiError => new ApiError(413, { message: 'This is too large to be kept as a draft' });

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
