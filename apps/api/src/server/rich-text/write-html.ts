/** An element or a text of a cleaned document. */
export type Piece =
  | string
  | {
      readonly name: string;
      readonly attributes: readonly (readonly [name: string, value: string])[];
      readonly pieces: readonly Piece[];
    };

const inText: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\u00a0': '&nbsp;' };
const inValue: Readonly<Record<string, string>> = { ...inText, '"': '&quot;' };
const empty: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input']);

// What PostgreSQL can't store or an HTML parser would change.
const unstorable = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]|\p{Surrogate}/gu;
const storable = (text: string): string => text.replace(unstorable, '');

const write = (piece: Piece, out: string[]): void => {
  if (typeof piece === 'string') {
    out.push(storable(piece).replace(/[&<>\u00a0]/g, (sign) => inText[sign] ?? sign));
    return;
  }
  const { name, attributes, pieces } = piece;
  out.push('<', name);
  for (const [attribute, value] of attributes)
    out.push(
      ` ${attribute}="`,
      storable(value).replace(/[&<>"\u00a0]/g, (sign) => inValue[sign] ?? sign),
      '"',
    );
  out.push('>');
  if (empty.has(name)) return;
  for (const each of pieces) write(each, out);
  out.push('</', name, '>');
};

/** HTML as it is stored: in double quotes, with `<` and `>` escaped in text and in values, so that both only ever stand around a tag. */
export const writeHtml = (pieces: readonly Piece[]): string => {
  const out: string[] = [];
  for (const piece of pieces) write(piece, out);
  return out.join('');
};
