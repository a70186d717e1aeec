import {
  borderStyle,
  colour,
  gap,
  indent,
  length,
  lengthOrShare,
  pictureWidth,
  side,
  styleOf,
  type StyleValue,
} from './style-values';

/** An attribute's value as it is stored, or undefined to leave it out. */
type Value = (value: string) => string | undefined;
export interface Rule {
  /** Attribute → its value; they are written in this order. */
  readonly attributes: Readonly<Record<string, Value>>;
  /** Written whether they are there or not. */
  readonly always?: Readonly<Record<string, string>>;
  /** Without this attribute the element goes and what is in it stays. */
  readonly needs?: string;
  /** It stays only directly inside one of these. */
  readonly inside?: readonly string[];
}

const anyOf =
  (...allowed: readonly string[]): Value =>
  (value) => {
    const kept = allowed.filter((name) => value.split(/\s+/).includes(name));
    return kept.length > 0 ? kept.join(' ') : undefined;
  };
const flag =
  (name: string): Value =>
  () =>
    name;
const whole =
  (least: number, most: number): Value =>
  (value) =>
    /^\d{1,5}$/.test(value) && Number(value) >= least && Number(value) <= most ? String(Number(value)) : undefined;
const style =
  (allowed: Readonly<Record<string, StyleValue>>): Value =>
  (value) =>
    styleOf(value, allowed);
const upTo =
  (most: number): Value =>
  (value) =>
    [...value].slice(0, most).join('');

const indented: Rule = { attributes: { style: style({ 'margin-left': indent }) } };
const plain: Rule = { attributes: {} };

/** The languages of code blocks, as the editor offers them. */
export const languages = [
  'plaintext',
  'c',
  'cs',
  'cpp',
  'css',
  'diff',
  'go',
  'html',
  'java',
  'javascript',
  'php',
  'python',
  'ruby',
  'typescript',
  'xml',
] as const;

/** A link leads to an address of the web, to mail, to a telephone, or to a path of this site. */
const address: Value = (value) => {
  const text = value.trim();
  return text.length <= 2_000 &&
    (/^(?:https?:\/\/|mailto:|tel:)[^\s\u0000-\u001f]/i.test(text) || /^\/(?![/\\])/.test(text))
    ? text
    : undefined;
};

const cell: Rule = {
  attributes: { colspan: whole(2, 100), rowspan: whole(2, 100), scope: anyOf('row', 'col', 'rowgroup', 'colgroup') },
  inside: ['tr'],
};

/** Every element of stored rich text with its attributes; what is not here goes, and what is in it stays. */
export const elements: Readonly<Record<string, Rule>> = {
  p: indented,
  h1: indented,
  h2: indented,
  h3: indented,
  h4: indented,
  h5: indented,
  h6: indented,
  blockquote: indented,
  li: { ...indented, inside: ['ul', 'ol'] },
  strong: plain,
  em: plain,
  s: plain,
  u: plain,
  sub: plain,
  sup: plain,
  br: plain,
  hr: plain,
  code: { attributes: { class: anyOf(...languages.map((name) => `language-${name}`)) } },
  pre: plain,
  span: { attributes: { class: anyOf('text-tiny', 'text-big', 'todo-list__label__description') }, needs: 'class' },
  a: {
    attributes: { target: anyOf('_blank'), rel: () => undefined, href: address },
    always: { rel: 'noopener noreferrer' },
    needs: 'href',
  },
  ul: { attributes: { class: anyOf('todo-list') } },
  ol: { attributes: { start: whole(2, 9_999) } },
  label: { attributes: { class: anyOf('todo-list__label') }, needs: 'class', inside: ['li'] },
  input: {
    attributes: { type: anyOf('checkbox'), disabled: flag('disabled'), checked: flag('checked') },
    always: { type: 'checkbox', disabled: 'disabled' },
    inside: ['label'],
  },
  figure: {
    attributes: {
      class: anyOf('image', 'table', 'image_resized', 'image-style-align-left', 'image-style-align-right'),
      style: style({
        float: side,
        height: lengthOrShare,
        'margin-left': gap,
        'margin-right': gap,
        width: lengthOrShare,
      }),
    },
    needs: 'class',
  },
  figcaption: { attributes: {}, inside: ['figure'] },
  img: {
    attributes: {
      alt: upTo(250),
      width: whole(1, 20_000),
      height: whole(1, 20_000),
      'data-file-id': (value) => (/^[1-9]\d{0,14}$/.test(value) ? value : undefined),
      'data-drawing': anyOf('molecule', 'diagram'),
    },
    needs: 'data-file-id',
  },
  table: {
    attributes: {
      style: style({
        'background-color': colour,
        'border-color': colour,
        'border-style': borderStyle,
        'border-width': length,
        height: lengthOrShare,
        width: lengthOrShare,
      }),
    },
  },
  thead: { attributes: {}, inside: ['table'] },
  tbody: { attributes: {}, inside: ['table'] },
  tr: { attributes: {}, inside: ['thead', 'tbody'] },
  th: cell,
  td: cell,
};

/** The width of a figure around a picture is narrower than that of a table. */
export const pictureStyle = style({ width: pictureWidth });

/** Other names for what the editor writes. */
export const synonyms: Readonly<Record<string, string>> = { b: 'strong', i: 'em', del: 's', strike: 's', ins: 'u' };

/** These go with all that is in them: it is not text of the document. */
export const unwanted: ReadonlySet<string> = new Set([
  'script',
  'style',
  'iframe',
  'frame',
  'frameset',
  'object',
  'embed',
  'applet',
  'template',
  'noscript',
  'noembed',
  'noframes',
  'title',
  'textarea',
  'select',
  'audio',
  'video',
  'canvas',
  'svg',
  'math',
]);
