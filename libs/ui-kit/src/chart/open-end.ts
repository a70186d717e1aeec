/** The points of a line in two parts: those that are over, and the way to the last one. */
export const openEnd = <Point>(
  points: readonly Point[],
  isOpen: boolean,
): { readonly closed: readonly Point[]; readonly open: readonly Point[] } =>
  isOpen ? { closed: points.slice(0, -1), open: points.slice(-2) } : { closed: points, open: [] };
