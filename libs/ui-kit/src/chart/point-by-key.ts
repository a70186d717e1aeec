/**
 * The position of the point that a key leads to, counted from 0; undefined for a key that moves nothing. Without a
 * chosen point, an arrow begins at the end that it comes from.
 */
export const pointByKey = (key: string, chosen: number | undefined, count: number): number | undefined => {
  const last = count - 1;
  if (last < 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowLeft') return Math.max(0, (chosen ?? count) - 1);
  if (key === 'ArrowRight') return Math.min(last, (chosen ?? -1) + 1);
  return undefined;
};

/** The position of the point that is nearest to a pointer. `part` is its place in the width, 0 to 1. */
export const pointAt = (part: number, count: number): number | undefined =>
  count === 0 ? undefined : Math.round(Math.min(1, Math.max(0, part)) * (count - 1));
