import { maxDepth, type CategoryRow } from '@lectern/contract/catalog';
import { heightOf, subtreeOf, type Tree as OrderTree } from '@lectern/ui-kit/order';

export { pathText } from './path-text';
export { ancestorsOf, childrenOf, heightOf, levelsOf, subtreeOf, treeOf } from '@lectern/ui-kit/order';

/** The categories as the API answers them, each after its parent. */
export type Tree = OrderTree<CategoryRow>;

/** The categories with room for `levels` more levels, outside the subtree of `id` (null: a new category). */
export const possibleParents = (tree: Tree, id: number | null): readonly CategoryRow[] => {
  const own = new Set(id === null ? [] : subtreeOf(tree, id).map((row) => row.id));
  const levels = id === null ? 1 : heightOf(tree, id);
  return tree.rows.filter((row) => !own.has(row.id) && row.depth + levels <= maxDepth);
};
