/** A round number that three equal steps reach: the highest line of a chart whose highest value is `most`. */
export const topOf = (most: number): number => {
  const step = Math.max(1, most / 3);
  const power = 10 ** Math.floor(Math.log10(step));
  const round = [1, 2, 3, 5, 10].map((each) => each * power).find((each) => each >= step) ?? step;
  return round * 3;
};

/** The lines of a chart from the highest to zero. */
export const linesOf = (top: number): readonly number[] => [top, (top / 3) * 2, top / 3, 0];

/** Where days are written below a chart: the first, two between, and the last. */
export const labelsOf = (count: number): readonly number[] =>
  count < 4 ? [...Array(count).keys()] : [0, Math.round((count - 1) / 3), Math.round(((count - 1) * 2) / 3), count - 1];
