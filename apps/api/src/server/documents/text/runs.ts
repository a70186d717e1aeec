import type { Face } from './face';
import type { Fonts, Weight } from './fonts';

/** A text and the level of direction of each of its UTF-16 units. An odd level is from right to left. */
export interface Paragraph {
  readonly text: string;
  readonly levels: Uint8Array;
}

/** Text of one font and one direction, in the order of its signs. */
export interface Run {
  readonly text: string;
  readonly face: Face;
  readonly rtl: boolean;
}

interface Levelled {
  text: string;
  readonly face: Face;
  readonly level: number;
}

const space = 0x20;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Rule L2 of the bidirectional algorithm: from the highest level down, stretches of that level are turned round. */
const orderOnPaper = (runs: readonly Levelled[]): readonly Levelled[] => {
  const order = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1)
    for (let from = 0; from < order.length; from += 1) {
      let to = from;
      while ((order[to]?.level ?? -1) >= level) to += 1;
      order.splice(from, to - from, ...order.slice(from, to).reverse());
      from = to;
    }
  return order;
};

/** Letters with their marks. Where a text has no mark and no joiner, each sign is one. */
const clustersOf = (text: string): readonly string[] =>
  /[\p{M}\p{Cf}]/u.test(text) ? Array.from(graphemes.segment(text), ({ segment }) => segment) : Array.from(text);

export const paragraphOf = ({ bidi }: Fonts, text: string): Paragraph => ({
  text,
  levels: bidi.getEmbeddingLevels(text, 'auto').levels,
});

/** Runs of a line in their order on paper. The line is a paragraph's text from `start` to `end`. @throws MissingGlyph */
export const runsOf = (
  fonts: Fonts,
  weight: Weight,
  { text, levels }: Paragraph,
  start = 0,
  end: number = text.length,
): readonly Run[] => {
  const runs: Levelled[] = [];
  let at = start;
  for (const cluster of clustersOf(text.slice(start, end))) {
    const level = levels[at] ?? 0;
    at += cluster.length;
    const last = runs.at(-1);
    // A space stays in the font before it.
    const face = last && cluster === ' ' && last.face.has(space) ? last.face : fonts.faceOf(weight, cluster);
    if (last?.face === face && last.level === level) last.text += cluster;
    else runs.push({ text: cluster, face, level });
  }
  return orderOnPaper(runs).map(({ text: run, face, level }) => ({ text: run, face, rtl: level % 2 === 1 }));
};

/** Width of runs in ems. */
export const widthOf = (runs: readonly Run[]): number =>
  runs.reduce((sum, { face, text, rtl }) => sum + face.width(text, rtl), 0);
