/** Where a category stands, or may not. */
export const below = (name: string, level: number, parent: string, place: number, siblings: number): string => `${name}: level ${level}, in ${parent}, place ${place} of ${siblings}`;
export const amongRoots = (name: string, level: number, place: number, siblings: number): string => `${name}: level ${level}, among the roots, place ${place} of ${siblings}`;
export const notBelowItself = 'A category cannot move below itself';
export const tooDeep = (most: number): string => `Categories go ${most} levels deep at most`;
