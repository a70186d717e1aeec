/** A list that is a part of a page. */
export const noMatches = 'No matches';
export const containing = (words: string): string => `containing “${words}”`;
