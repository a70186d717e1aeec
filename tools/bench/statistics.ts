/** The middle of the values (mean of the two middle ones for an even count); NaN for none. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
};

/** The value that `share` (0 to 1) of the values don't exceed, by nearest rank; NaN for none. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? NaN;
};

/** Quartiles of the values by nearest rank: [first, median, third]. */
export const quartiles = (values: readonly number[]): readonly [number, number, number] => [
  percentile(values, 0.25),
  median(values),
  percentile(values, 0.75),
];

/**
 * Ours ÷ theirs of two series measured in turns: the ratio of the medians.
 * The quartiles of the ratios of each pair are its spread. Both series have the same length and unit.
 */
export const ratio = (
  ours: readonly number[],
  theirs: readonly number[],
): { ratio: number; spread: readonly [number, number] } => {
  const pairs = ours.map((value, index) => value / (theirs[index] ?? NaN));
  const [low, , high] = quartiles(pairs);
  return { ratio: median(ours) / median(theirs), spread: [low, high] };
};

/** Rounded for a report: three digits behind the point. */
export const rounded = (value: number): number => Math.round(value * 1000) / 1000;
