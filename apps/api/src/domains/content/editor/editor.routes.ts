import { wordsOf } from '@lectern/contract';
import type { editorCalls } from '@lectern/contract/content';
import { formulaOf } from '@lectern/rich-text/formula';
import { badRequest, fieldError } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';

export const editorHandlers: Handlers<typeof editorCalls> = {
  // The frame of calls has cleaned it already.
  clean: async ({ request: { html } }) => Promise.resolve({ html, words: wordsOf(html) }),
  formula: async ({ request: { tex, isOnItsOwnLine } }) => {
    const formula = formulaOf(tex, isOnItsOwnLine);
    if (formula.is === 'read') return Promise.resolve({ mathml: formula.mathml });
    const place = formula.at === undefined ? '' : ` (at character ${formula.at + 1})`;
    throw badRequest(fieldError('tex', 'formula', `${formula.why}${place}`));
  },
};
