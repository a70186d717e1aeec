import * as texts from '../texts/record-order';

/** Why rows of this parent can't be moved now, or undefined: search and other filters hide some of them. */
export const movingBlocker = (
  { q, filters }: { readonly q: string; readonly filters: Readonly<Record<string, string>> },
  parent: string,
): string | undefined =>
  q !== '' || Object.keys(filters).some((name) => name !== parent) ? texts.clearToMove : undefined;
