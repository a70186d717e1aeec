import type { Fonts, Weight } from './fonts';
import { paragraphOf, runsOf, widthOf, type Paragraph, type Run } from './runs';

interface Piece {
  readonly start: number;
  readonly end: number;
}
interface Measured extends Piece {
  readonly width: number;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Pieces of a text between the places where a line may end. */
const piecesOf = ({ LineBreaker }: Fonts, text: string): readonly Piece[] => {
  const breaker = new LineBreaker(text);
  const pieces: Piece[] = [];
  for (let at = breaker.nextBreak(), start = 0; at; at = breaker.nextBreak()) {
    pieces.push({ start, end: at.position });
    start = at.position;
  }
  return pieces;
};

const signsOf = ({ text }: Paragraph, { start, end }: Piece): readonly Piece[] =>
  Array.from(graphemes.segment(text.slice(start, end)), ({ segment, index }) => ({
    start: start + index,
    end: start + index + segment.length,
  }));

const trimmed = ({ text }: Paragraph, { start, end }: Piece): Piece => ({
  start,
  end: start + text.slice(start, end).trimEnd().length,
});

/** Spaces and line feeds become plain spaces; a no-break space stays. */
const plainSpaces = (text: string): string => text.replace(/[^\S\u00a0]+/g, ' ').trim();

/**
 * Lines of a paragraph that are at most `width` ems wide, each as runs in their order on paper. A word that is wider is broken between
 * its signs. @throws MissingGlyph
 */
export const linesOf = (fonts: Fonts, weight: Weight, text: string, width: number): readonly (readonly Run[])[] => {
  const paragraph = paragraphOf(fonts, plainSpaces(text));
  const runsAt = ({ start, end }: Piece): readonly Run[] => runsOf(fonts, weight, paragraph, start, end);
  const measured = (piece: Piece): Measured => ({ ...piece, width: widthOf(runsAt(piece)) });
  const whole = { start: 0, end: paragraph.text.length };
  if (paragraph.text !== '' && measured(whole).width <= width) return [runsAt(whole)];
  const lines: Measured[] = [];
  const add = (piece: Measured): void => {
    const last = lines.at(-1);
    const seen = measured(trimmed(paragraph, piece)).width;
    if (last && last.width + seen <= width)
      lines[lines.length - 1] = { start: last.start, end: piece.end, width: last.width + piece.width };
    else lines.push(piece);
  };
  for (const piece of piecesOf(fonts, paragraph.text).map(measured))
    if (measured(trimmed(paragraph, piece)).width <= width) add(piece);
    else for (const sign of signsOf(paragraph, piece)) add(measured(sign));
  return lines.map((line) => runsAt(trimmed(paragraph, line)));
};
