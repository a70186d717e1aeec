import { useMemo } from 'react';
import type { CategoryRow, SkillRow } from '@lectern/contract/catalog';
import type { Choice } from '@lectern/ui-kit/form';
import { pathText } from '../category/tree';
import { useCategoryTree } from '../category/use-category-tree';

/** A category as a list of all of them names it: 'Programming / Web development'. */
export interface CategoryOption {
  readonly value: number;
  readonly label: string;
}

const optionOf = (row: CategoryRow): CategoryOption => ({ value: row.id, label: pathText(row) });

/** A category as a field offers it. */
export const choiceOfOption = ({ value, label }: CategoryOption): Choice<number> => ({
  key: String(value),
  name: label,
  meta: '',
  item: value,
});

/** Where a skill may lie: the active categories in the tree's order, and its own, also when that is inactive by now. */
export const possibleCategories = (
  rows: readonly CategoryRow[],
  skill: Pick<SkillRow, 'categoryId' | 'categoryPath'> | undefined,
): readonly CategoryOption[] => {
  const offered = rows.filter(({ id, status }) => status === 'active' || id === skill?.categoryId).map(optionOf);
  return !skill || offered.some(({ value }) => value === skill.categoryId)
    ? offered
    : [...offered, { value: skill.categoryId, label: skill.categoryPath.join(' / ') }];
};

/** The category tree, as the list's filter and the form offer it. */
export const useCategories = () => {
  const { tree, error, isPending, refetch } = useCategoryTree();
  const known = useMemo(() => ({ rows: tree?.rows ?? [], options: (tree?.rows ?? []).map(optionOf) }), [tree]);
  return { ...known, data: tree, isPending, error, refetch };
};
export type Categories = ReturnType<typeof useCategories>;
