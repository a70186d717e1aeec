import { maxDepth, type CategoryRow, type CategoryUse } from '@lectern/contract/catalog';
import { heightOf, subtreeOf, type Tree } from './tree';

/** The categories that can replace another: active, outside its subtree, with room for its sub-categories. */
export const possibleReplacements = (tree: Tree, id: number): readonly CategoryRow[] => {
  const own = new Set(subtreeOf(tree, id).map((row) => row.id));
  const below = heightOf(tree, id) - 1;
  return tree.rows.filter((row) => !own.has(row.id) && row.status === 'active' && row.depth + below <= maxDepth);
};

/** The counts in a refused deletion, or undefined when it was refused for another reason. */
export const usesIn = (result: unknown): readonly CategoryUse[] | undefined => {
  const { uses } = (typeof result === 'object' && result !== null ? result : {}) as { uses?: readonly CategoryUse[] };
  return Array.isArray(uses) ? uses : undefined;
};
