const steps = [1, 2, 3, 4, 5, 6, 8, 10];

/** The smallest round number that is at least this value, and at least 1. */
const roundStep = (value: number): number => {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return steps.map((each) => each * power).find((each) => each >= value) ?? value;
};

/**
 * The round lines of a chart from the highest to the lowest, in equal steps. Zero is one of them. Without negative
 * values there are three steps.
 */
export const linesOf = (values: readonly number[]): readonly number[] => {
  const most = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  const step = roundStep((most - least) / 3);
  const below = Math.ceil(-least / step);
  const above = below === 0 ? 3 : Math.ceil(most / step);
  return Array.from({ length: above + below + 1 }, (_, at) => (above - at) * step);
};

/** The position of a value between the lowest line, 0, and the highest, 1. */
export const heightOf = (value: number, lines: readonly number[]): number => {
  const [top = 1, bottom = 0] = [lines[0], lines.at(-1)];
  return (value - bottom) / (top - bottom);
};

/** The days that are written below a chart: the first, two between, and the last. */
export const labelsOf = (count: number): readonly number[] =>
  count < 4 ? [...Array(count).keys()] : [0, Math.round((count - 1) / 3), Math.round(((count - 1) * 2) / 3), count - 1];
