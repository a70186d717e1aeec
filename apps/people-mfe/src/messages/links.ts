/** A piece of a message: plain text, or an address on the web. */
export interface Piece {
  readonly text: string;
  readonly href?: string;
}

const address = /\b(?:https?:\/\/|www\.)[^\s<>"“”]+/gi;
/** What ends a sentence is no part of the address before it. */
const tail = /[.,;:!?'’»)\]}]+$/;

/** Whether a bracket at the end belongs to the address: it was opened in it. */
const trimmed = (found: string): string => {
  const end = tail.exec(found)?.[0] ?? '';
  const bare = found.slice(0, found.length - end.length);
  return end.startsWith(')') && bare.split('(').length > bare.split(')').length ? `${bare})` : bare;
};

/** The text with its addresses recognised; nothing in it is ever HTML. */
export const piecesOf = (body: string): Piece[] => {
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of body.matchAll(address)) {
    const text = trimmed(found[0]);
    const href = /^www\./i.test(text) ? `https://${text}` : text;
    if (!URL.canParse(href)) continue;
    if (found.index > from) pieces.push({ text: body.slice(from, found.index) });
    pieces.push({ text, href });
    from = found.index + text.length;
  }
  if (from < body.length) pieces.push({ text: body.slice(from) });
  return pieces;
};
