import { boolean, number, object, string } from 'yup';
import { call } from '../call';
import { requiredText } from '../fields';
import { messages, say } from '../messages';
import { richText } from '../rich-text';

/** What the editor can learn before a text is saved. Neither call writes anything. */
export const editorCalls = {
  /** A text as it would be stored; the envelope's `cleaned` names the removed parts. */
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
} as const;
