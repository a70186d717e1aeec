import { useMemo } from 'react';
import type { CategoryRow, SkillRow } from '@lectern/contract/catalog';
import type { Choice } from '@lectern/ui-kit/form';
import { pathText } from '../category/tree';
import { useCategoryTree } from '../category/use-category-tree';

/** A category as a field offers it. */
export const choice = (item: number, name: string): Choice<number> => ({ key: String(item), name, meta: '', item });

/** The categories of a skill's form: the active ones in the order of the tree, and its own, also when that is inactive by now. */
export const possibleCategories = (
  rows: readonly CategoryRow[],
  skill: Pick<SkillRow, 'categoryId' | 'categoryPath'> | undefined,
): readonly Choice<number>[] => {
  const offered = rows
    .filter(({ id, status }) => status === 'active' || id === skill?.categoryId)
    .map((row) => choice(row.id, pathText(row)));
  return !skill || offered.some(({ item }) => item === skill.categoryId)
    ? offered
    : [...offered, choice(skill.categoryId, skill.categoryPath.join(' / '))];
};

/** The category tree, for the filter of the list and for the form. */
export const useCategories = () => {
  const { tree, error, isPending, refetch } = useCategoryTree();
  const options = useMemo(() => (tree?.rows ?? []).map((row) => ({ value: row.id, label: pathText(row) })), [tree]);
  return { rows: tree?.rows ?? [], options, data: tree, isPending, error, refetch };
};
export type Categories = ReturnType<typeof useCategories>;
