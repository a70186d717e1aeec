import * as texts from '../texts/category-dialogs';
import { childrenOf, type Tree } from './tree';

/** One place below a parent, in words. */
export interface Position {
  readonly label: string;
  readonly beforeId: number | null;
}

/** Every place that a category can take below a parent: first, or behind one of those that lie there already. */
export const positionsIn = (tree: Tree, id: number, parentId: number | null): readonly Position[] => {
  const others = childrenOf(tree, parentId).filter((row) => row.id !== id);
  return [
    { label: texts.first, beforeId: others[0]?.id ?? null },
    ...others.map((row, at) => ({ label: texts.after(row.name), beforeId: others[at + 1]?.id ?? null })),
  ];
};
