import type { CategoryRow } from '@lectern/contract/catalog';

/** The names from the root to a category, as a person reads them. */
export const pathText = ({ path, name }: Pick<CategoryRow, 'path' | 'name'>): string => [...path, name].join(' / ');
