import type { CategoryRow } from '@lectern/contract/catalog';

/** The names from the root to a category, as a person reads them. */
export const pathText = ({ path, name }: Pick<CategoryRow, 'path' | 'name'>): string => [...path, name].join(' / ');

/** The way to a category as a cell shows it: its own name and the one above it, which are never cut off. */
export const shortPath = (path: readonly string[]): string =>
  [...(path.length > 2 ? ['…'] : []), ...path.slice(-2)].join(' / ');
