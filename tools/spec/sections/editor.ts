import type { Section } from '../sentence';
import { held } from './write';

const values =
  'e2e/editor-constants › editor: a table takes the colours and lengths of the specification, and refuses any other';

export const editorForms: Section = {
  title: '5 Table properties form and autoformat of the editor',
  sentences: [
    held(
      '5.22',
      'Border color and background color accept empty, hex, rgb, rgba, hsl, hsla or a named color. Invalid shows the invalid-color message after a 500 ms pause.',
      values,
    ),
    held(
      '5.23',
      'Border width accepts empty, a plain number or a length with units (px, cm, mm, in, pc, pt, ch, em, ex, rem, vh, vw, vmin, vmax). Invalid shows the invalid-value message.',
      values,
    ),
    held('5.24', 'Width and height also accept percentages.', values),
    held(
      '5.25',
      'Saving is disabled while any field has an error.',
      'e2e/editor-constants › editor: the form of a table names what is wrong after a pause, does not save it, and Cancel takes back all that it changed',
    ),
    held(
      '5.26',
      'Border width and color are disabled and cleared when border style is none.',
      'e2e/editor-constants › editor: without a border style the border has neither width nor colour',
    ),
    held(
      '5.27',
      "'* ' or '- ' starts a bulleted list; '1. ' or '1) ' a numbered list; '#' to '######' plus space a heading; '> ' a block quote; three backticks a code block; **text**, __text__, *text*, _text_ and `text` give bold, italic and code.",
      'e2e/editor-constants › editor: each autoformat of the specification forms what it names while it is typed',
    ),
  ],
};
