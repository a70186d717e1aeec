import type { Piece } from './write-html';

const blocks: ReadonlySet<string> = new Set([
  ...['blockquote', 'figure', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'ol', 'p', 'pre', 'ul'],
  ...['figcaption', 'li', 'table', 'tbody', 'td', 'th', 'thead', 'tr'],
]);
const isBlock = (piece: Piece): boolean => typeof piece !== 'string' && blocks.has(piece.name);
const isSpace = (piece: Piece): boolean => typeof piece === 'string' && /^[ \t\n\r\f]*$/.test(piece);

/** Elements that hold blocks alone, besides the text itself. */
export const isRoomForBlocks = (name: string): boolean => name === 'blockquote';

/** Text between blocks becomes a paragraph of its own; space between them goes. */
export const inBlocks = (pieces: readonly Piece[]): Piece[] => {
  const out: Piece[] = [];
  let line: Piece[] = [];
  const end = (): void => {
    if (!line.every(isSpace)) out.push({ name: 'p', attributes: [], pieces: line });
    line = [];
  };
  for (const piece of pieces) {
    if (!isBlock(piece)) line.push(piece);
    else {
      end();
      out.push(piece);
    }
  }
  end();
  return out;
};
