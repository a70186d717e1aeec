/** Positions of a category, and why it may not go there. */
export const standsAt = (
  name: string,
  level: number,
  parent: string | undefined,
  place: number,
  siblings: number,
): string =>
  `${name}: level ${level}, ${parent === undefined ? 'among the roots' : `in ${parent}`}, place ${place} of ${siblings}`;
export const notBelowItself = 'A category cannot move below itself';
export const tooDeep = (most: number): string => `Categories go ${most} levels deep at most`;
