/** A constant of the specification's editor, where it is set, and the tests that see it in a browser. */
export interface EditorConstant {
  readonly what: string;
  readonly value: string;
  /** Below apps/content-mfe/src/editor, or whose default it is. */
  readonly where: string;
  /** Test ids, `file › title`, of apps/e2e/src. */
  readonly tests: readonly string[];
}

const ckeditors = 'CKEditor’s own';
const constants = (title: string): string => `editor-constants › editor: ${title}`;
const pictures = (title: string): string => `editor-pictures › editor: ${title}`;
const timings = (title: string): string => `editor-timings › editor: ${title}`;
const row = (what: string, value: string, where: string, ...tests: readonly string[]): EditorConstant => ({
  what,
  value,
  where,
  tests,
});

const typing = constants('undo takes back 20 characters, an indent is 40 px, and a font size is tiny, default or big');
const table = constants('a new table is 2 by 2 from a grid of 10 by 10, its palette has 15 colours in 5 columns');
const uploaded = pictures(
  'a picture is uploaded, described, put in a size, saved by its file, and shown where the text is read',
);

/** Section 9 of the specification, and what of section 5 and 7 is a constant of the editor: the table in docs/editor.md is made of it. */
export const editorConstants: readonly EditorConstant[] = [
  row('undo typing buffer', '20 characters', '`config.ts`, `typing.undoStep`', typing),
  row('block indent', '40 px', '`config.ts`, `indentBlock`', typing),
  row('font sizes', 'tiny, default, big', '`config.ts`, `fontSize.options`', typing),
  row('new table', '2 × 2', ckeditors, table),
  row('size picker', '10 × 10', ckeditors, table),
  row('table palette', '15 colours in 5 columns', ckeditors, table),
  row('table field error', 'after 500 ms', ckeditors, timings('a wrong value of a table is named after 500 ms')),
  row('word count', 'every 250 ms at most', ckeditors, timings('words are counted every 250 ms at most')),
  row(
    'border styles',
    'none, hidden, dotted, dashed, solid, double, groove, ridge, inset, outset',
    `${ckeditors}; kept by \`style-values.ts\`, \`borderStyle\``,
    constants(
      'the form of a table names what is wrong after a pause, does not save it, and Cancel takes back all that it changed',
    ),
    timings('each border style of the specification comes back from the editor'),
  ),
  row('picture styles', 'full, alignLeft, alignRight', '`picture/config.ts`', uploaded),
  row(
    'resize unit, steps',
    '%, 25 · 50 · 75 · original',
    '`picture/config.ts`',
    pictures('a picture is resized in per cent, to 25, 50, 75 or its own size'),
  ),
  row(
    'resizer redraw',
    'every 200 ms at most',
    ckeditors,
    pictures('the frame of a picture is drawn again every 200 ms at most'),
  ),
  row(
    'upload',
    'PNG to `s3/upload` (field `upload`), other pictures to `s3/file` with purpose `editor`',
    '`picture/upload-adapter.ts`',
    uploaded,
  ),
  row(
    'largest picture',
    '2 MB',
    '`picture/upload-adapter.ts`',
    pictures(
      'a picture that is too large is refused in the words of the specification, and leaves nothing in the text',
    ),
  ),
  row(
    'formula dialog',
    '580 × 338',
    '`formula-dialog/formula-dialog.css`',
    'editor-formulas › editor: a formula is written as it looks, its TeX follows and leads, and nothing is fetched from elsewhere',
    'editor-formulas › editor: chemistry is typed, its arrows and marks have buttons, and it is shown as it is read',
  ),
  row(
    'autoformat',
    '`* ` `- ` `1. ` `1) ` `#` to `######` `> ` three backticks, `**` `__` `*` `_` and a backtick around text',
    ckeditors,
    constants('each autoformat of the specification forms what it names while it is typed'),
  ),
];
