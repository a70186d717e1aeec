import { choicesOf } from '@lectern/ui-kit/list';

/** The only category that the list is filtered by; a new skill begins in it. */
export const onlyCategory = (filter: string | undefined): number | undefined => {
  const [id, ...others] = choicesOf(filter);
  return id !== undefined && others.length === 0 && /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
};

/** The way to a category as a cell shows it: its own name and the one above it, which are never cut off. */
export const shortPath = (path: readonly string[]): string =>
  [...(path.length > 2 ? ['…'] : []), ...path.slice(-2)].join(' / ');
