/** The limits of a number. */
export const between = (least: string, most: string): string => `${least} to ${most}.`;
export const atLeast = (least: string): string => `At least ${least}.`;
export const atMost = (most: string): string => `At most ${most}.`;
