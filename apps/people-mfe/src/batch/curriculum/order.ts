import type { ItemRow } from '@lectern/contract/people';
import { childrenOf, type Tree, type TreePosition } from '@lectern/ui-kit/order';

/** The whole order below a parent once an item has moved there. */
export const orderAfter = (
  tree: Tree<ItemRow>,
  id: number,
  { parentId, beforeId }: TreePosition,
): readonly number[] => {
  const others = childrenOf(tree, parentId).flatMap((row) => (row.id === id ? [] : [row.id]));
  const at = beforeId === null ? others.length : others.indexOf(beforeId);
  return [...others.slice(0, at), id, ...others.slice(at)];
};
