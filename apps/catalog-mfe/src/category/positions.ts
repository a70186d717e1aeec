import * as texts from '../texts/category-dialogs';
import { childrenOf, type Tree } from './tree';

/** One position below a parent, in words. */
export interface Position {
  readonly label: string;
  readonly beforeId: number | null;
}

/** Every position below a parent: first, or after one of its children. */
export const positionsIn = (tree: Tree, id: number, parentId: number | null): readonly Position[] => {
  const others = childrenOf(tree, parentId).filter((row) => row.id !== id);
  return [
    { label: texts.first, beforeId: others[0]?.id ?? null },
    ...others.map((row, at) => ({ label: texts.after(row.name), beforeId: others[at + 1]?.id ?? null })),
  ];
};
