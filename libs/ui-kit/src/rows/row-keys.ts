/** A key for each of so many rows: those that are kept, and new ones for rows that came since. */
export const rowKeys = (kept: readonly number[], count: number): readonly number[] => {
  if (kept.length >= count) return kept.slice(0, count);
  const next = Math.max(-1, ...kept) + 1;
  return [...kept, ...Array.from({ length: count - kept.length }, (_, at) => next + at)];
};

/** The list with a row put in at a place. */
export const withRow = <Row>(rows: readonly Row[], at: number, row: Row): Row[] => [
  ...rows.slice(0, at),
  row,
  ...rows.slice(at),
];

/** The list without the row at a place. */
export const withoutRow = <Row>(rows: readonly Row[], at: number): Row[] => rows.filter((_, other) => other !== at);
