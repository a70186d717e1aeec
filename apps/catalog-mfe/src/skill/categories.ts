import { useMemo } from 'react';
import type { CategoryRow } from '@lectern/contract/catalog';
import type { Choice } from '@lectern/ui-kit/form';
import { pathText } from '../category/path-text';
import { useCategoryTree } from '../category/use-category-tree';

/** A category as a field offers it. */
export const choice = (item: number, path: readonly string[]): Choice<number> => ({
  key: String(item),
  name: path.join(' / '),
  ownName: path.at(-1) ?? '',
  meta: '',
  item,
});

/** The categories of a form: the active ones in the order of the tree, and the record's own, also when that is inactive by now. */
export const possibleCategories = (
  rows: readonly CategoryRow[],
  skill: { readonly categoryId: number; readonly categoryPath: readonly string[] } | undefined,
): readonly Choice<number>[] => {
  const offered = rows
    .filter(({ id, status }) => status === 'active' || id === skill?.categoryId)
    .map((row) => choice(row.id, [...row.path, row.name]));
  return !skill || offered.some(({ item }) => item === skill.categoryId)
    ? offered
    : [...offered, choice(skill.categoryId, skill.categoryPath)];
};

const none: readonly CategoryRow[] = [];

/** The category tree, for the filter of the list and for the form. */
export const useCategories = () => {
  const { rows: data, error, isPending, refetch } = useCategoryTree();
  const rows = data ?? none;
  const options = useMemo(() => rows.map((row) => ({ value: row.id, label: pathText(row) })), [rows]);
  return { rows, options, data, isPending, error, refetch };
};
export type Categories = ReturnType<typeof useCategories>;
