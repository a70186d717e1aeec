import type { SearchResult } from '@lectern/contract/platform/search';

/** The longest pause between two searches, in ms. */
const longest = 8_000;

/** The pause before the next search, in ms, after this number of tries. It doubles with each try. */
export const pauseAfter = (tries: number): number => Math.min(500 * 2 ** tries, longest);

/** An answer with the types that came later; those that are late again stay late. They follow the others. */
export const withLate = (found: SearchResult, next: SearchResult): SearchResult => ({
  groups: [...found.groups, ...next.groups],
  late: found.late.filter(({ type }) => next.late.some((each) => each.type === type)),
});
