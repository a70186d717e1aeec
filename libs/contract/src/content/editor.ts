import { boolean, number, object, string } from 'yup';
import { call } from '../call';
import { id, requiredText } from '../fields';
import { messages, say } from '../messages';
import { shownFile } from '../platform/file';
import { richText } from '../rich-text';
import { newDrawing, storedDrawing } from './drawing';
import { longestSource } from './drawing-source';

/** What the editor needs besides the records: how a text would be stored, and its drawings. */
export const editorCalls = {
  /** A text as it would be stored, which writes nothing; the envelope's `cleaned` names the removed parts. */
  clean: call({
    method: 'POST',
    path: 'editor/clean',
    access: 'signed in',
    request: object({ html: richText('Text').required(say(messages.required, { field: 'Text' })) }),
    response: object({ html: string().defined(), words: number().required() }),
  }),
  /** The MathML of a formula; its refusal says where the TeX can't be read. */
  formula: call({
    method: 'POST',
    path: 'editor/formula',
    access: 'signed in',
    request: object({ tex: requiredText('Formula', { max: 4000 }), isOnItsOwnLine: boolean() }),
    response: object({ mathml: string().required() }),
  }),
  /** A drawing is stored with its source, always as a new file. `fromFileId` names the one that it was drawn from, as long as that is there. */
  storeDrawing: call({
    method: 'POST',
    path: 'editor/drawing',
    access: 'signed in',
    file: 'png',
    // A character takes three bytes at most.
    textBytes: 3 * longestSource,
    request: newDrawing,
    response: shownFile.shape({ fileId: id() }),
  }),
  /** The source of a drawing, for its tool. */
  drawing: call({
    method: 'GET',
    path: 'editor/drawing',
    access: 'signed in',
    request: object({ fileId: id('File') }),
    response: storedDrawing,
  }),
} as const;
