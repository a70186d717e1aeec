/** Trees of at most so many rows are drawn whole, so that the browser's own search finds each. */
const drawnWhole = 200;
/** Rows drawn above and below what is in sight, and by how many the range moves at once. */
const margin = 30;
const stride = 10;

export interface Range {
  readonly from: number;
  /** Not drawn any more. */
  readonly to: number;
}

/**
 * Which of `count` rows to draw when the first begins `top` pixels below the window's upper edge; with `isFirst` those
 * in sight alone, of a short tree too.
 */
export const rangeInSight = (count: number, top: number, height: number, rowHeight: number, isFirst = false): Range => {
  if (count <= drawnWhole && !isFirst) return { from: 0, to: count };
  const around = isFirst ? 0 : margin;
  const first = Math.floor(-top / rowHeight / stride) * stride - around;
  const last = Math.ceil((height - top) / rowHeight / stride) * stride + around;
  return { from: Math.min(Math.max(0, first), count), to: Math.min(Math.max(0, last), count) };
};

/** A row to draw, or the room of rows that are not drawn. */
export type Piece =
  { readonly is: 'row'; readonly at: number } | { readonly is: 'room'; readonly from: number; readonly rows: number };

/** The rows of a range with the room around them; the row in the tab order is always drawn, so that it keeps the focus. */
export const piecesOf = (count: number, { from, to }: Range, active: number): Piece[] => {
  const drawn = Array.from({ length: Math.max(0, Math.min(to, count) - from) }, (_, index) => from + index);
  if (active >= 0 && active < from) drawn.unshift(active);
  if (active >= to && active < count) drawn.push(active);
  const pieces: Piece[] = [];
  let next = 0;
  const room = (until: number): void => {
    if (until > next) pieces.push({ is: 'room', from: next, rows: until - next });
  };
  for (const at of drawn) {
    room(at);
    pieces.push({ is: 'row', at });
    next = at + 1;
  }
  room(count);
  return pieces;
};
