import type { Section } from '../sentence';
import { waits } from './write';

const editor = (id: string, text: string) => waits(id, text, 'the editor');

export const editorForms: Section = {
  title: '5 Table properties form and autoformat of the editor',
  sentences: [
    editor(
      '5.22',
      'Border color and background color accept empty, hex, rgb, rgba, hsl, hsla or a named color. Invalid shows the invalid-color message after a 500 ms pause.',
    ),
    editor(
      '5.23',
      'Border width accepts empty, a plain number or a length with units (px, cm, mm, in, pc, pt, ch, em, ex, rem, vh, vw, vmin, vmax). Invalid shows the invalid-value message.',
    ),
    editor('5.24', 'Width and height also accept percentages.'),
    editor('5.25', 'Saving is disabled while any field has an error.'),
    editor('5.26', 'Border width and color are disabled and cleared when border style is none.'),
    editor(
      '5.27',
      "'* ' or '- ' starts a bulleted list; '1. ' or '1) ' a numbered list; '#' to '######' plus space a heading; '> ' a block quote; three backticks a code block; **text**, __text__, *text*, _text_ and `text` give bold, italic and code.",
    ),
  ],
};
