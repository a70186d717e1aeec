/** Text of a glyph that has no sign of its own. Readers print the code of a glyph without text. */
const noSign = '\u200b';

/**
 * Deals the signs of each cluster to its glyphs, in the order on paper. So each glyph has text to be copied as. `clusters` has an index
 * in `text` for each glyph, as HarfBuzz gives it. `mirrored` is given for a run from right to left: readers take a PDF's text in the
 * order on paper.
 */
export const dealtSigns = (
  text: string,
  clusters: readonly number[],
  mirrored?: (sign: string) => string,
): readonly string[] => {
  const starts = [...new Set(clusters), text.length].sort((one, other) => one - other);
  return clusters.map((cluster, at) => {
    const signs = Array.from(text.slice(cluster, starts[starts.indexOf(cluster) + 1]));
    const onPaper = mirrored ? signs.reverse().map(mirrored) : signs;
    const first = clusters.indexOf(cluster);
    const isLast = at === clusters.lastIndexOf(cluster);
    return (isLast ? onPaper.slice(at - first).join('') : onPaper[at - first]) || noSign;
  });
};
