import { wordsOf } from '@lectern/contract';
import type { editorCalls } from '@lectern/contract/content';
import { formulaOf } from '@lectern/rich-text/formula';
import { badRequest, fieldError } from '../../../server/calls/errors';
import { afterPreparing, type Handlers } from '../../../server/calls/frame';
import { readDrawing, storeDrawing } from '../../../server/files/drawings';
import { keepSizes, storeImage } from '../../../server/files/store-image';
import { uploadEntry } from '../../../server/files/upload-entry';
import type { Services } from '../../../server/services';

export const editorHandlers = (services: Pick<Services, 'store' | 'uploads'>): Handlers<typeof editorCalls> => ({
  // The frame of calls has cleaned it already.
  clean: async ({ request: { html } }) => Promise.resolve({ html, words: wordsOf(html) }),
  formula: async ({ request: { tex, isOnItsOwnLine } }) => {
    const formula = formulaOf(tex, isOnItsOwnLine);
    if (formula.is === 'read') return Promise.resolve({ mathml: formula.mathml });
    const place = formula.at === undefined ? '' : ` (at character ${formula.at + 1})`;
    throw badRequest(fieldError('tex', 'formula', `${formula.why}${place}`));
  },

  storeDrawing: afterPreparing(
    ({ request: { png }, db, actor }) =>
      keepSizes(services, db, actor.userId, { file: png, types: ['png'], isDrawing: true }),
    async ({ request: { fromFileId, ...drawing }, db, actor: { userId }, audit }, kept) => {
      const shown = await storeImage(db, kept, { purpose: 'editor', uploadedBy: userId });
      await storeDrawing(db, drawing, { fileId: shown.file.id, createdBy: userId, fromFileId });
      audit(uploadEntry(shown, drawing));
      return { ...shown, fileId: shown.file.id };
    },
  ),

  drawing: ({ request: { fileId }, db }) => readDrawing(db, fileId),
});
