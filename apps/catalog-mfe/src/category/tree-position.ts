import { maxDepth, type CategoryRow } from '@lectern/contract/catalog';
import * as texts from '../texts/tree-position';
import { ancestorsOf, childrenOf, heightOf, pathText, subtreeOf, treeOf, type Tree } from './tree';

/** A place in the tree: below `parentId` (null: among the roots), before `beforeId` or last when null. */
export interface TreePosition {
  readonly parentId: number | null;
  readonly beforeId: number | null;
}

/** Where a category stands. */
export const positionOf = (tree: Tree, id: number): TreePosition => {
  const parentId = tree.byId.get(id)?.parentId ?? null;
  const siblings = childrenOf(tree, parentId);
  return { parentId, beforeId: siblings[siblings.findIndex((row) => row.id === id) + 1]?.id ?? null };
};

export const samePosition = (a: TreePosition, b: TreePosition): boolean =>
  a.parentId === b.parentId && a.beforeId === b.beforeId;

/** Why a category can't go there, in words for a person; undefined when it can. */
export const positionBlocker = (tree: Tree, id: number, { parentId }: TreePosition): string | undefined => {
  if (parentId === null) return undefined;
  if (parentId === id || ancestorsOf(tree, parentId).includes(id)) return texts.notBelowItself;
  return (tree.byId.get(parentId)?.depth ?? 0) + heightOf(tree, id) > maxDepth ? texts.tooDeep(maxDepth) : undefined;
};

/** The rows with a category and its subtree put into a place: depth, path and skills above as the server will answer them. */
export const movedRows = (tree: Tree, id: number, { parentId, beforeId }: TreePosition): readonly CategoryRow[] => {
  const row = tree.byId.get(id);
  if (!row) return tree.rows;
  const parent = parentId === null ? undefined : tree.byId.get(parentId);
  const depth = (parent?.depth ?? 0) + 1;
  const path = parent ? [...parent.path, parent.name] : [];
  const moved = subtreeOf(tree, id).map((each) => ({
    ...each,
    ...(each.id === id && { parentId }),
    depth: each.depth - row.depth + depth,
    path: [...path, ...each.path.slice(row.path.length)],
  }));
  const [from, to] = [
    new Set(ancestorsOf(tree, id)),
    new Set(parentId === null ? [] : [parentId, ...ancestorsOf(tree, parentId)]),
  ];
  const rest = tree.rows
    .filter((each) => !moved.some((other) => other.id === each.id))
    .map((each) =>
      from.has(each.id) === to.has(each.id)
        ? each
        : { ...each, skills: each.skills + (to.has(each.id) ? row.skills : -row.skills) },
    );
  const at = beforeId === null ? endOf(treeOf(rest), parentId) : rest.findIndex((each) => each.id === beforeId);
  return [...rest.slice(0, at), ...moved, ...rest.slice(at)];
};

/** The index behind the last row below a parent. */
const endOf = (tree: Tree, parentId: number | null): number => {
  if (parentId === null) return tree.rows.length;
  const last = subtreeOf(tree, parentId).at(-1);
  return tree.rows.findIndex((row) => row.id === last?.id) + 1;
};

const nth = (tree: Tree, id: number): { siblings: readonly CategoryRow[]; at: number } => {
  const siblings = childrenOf(tree, tree.byId.get(id)?.parentId ?? null);
  return { siblings, at: siblings.findIndex((row) => row.id === id) };
};

export type Step = 'up' | 'down' | 'in' | 'out';

/** The place one step away: up and down among its siblings, in below the one before it, out behind its parent; undefined when there is none. */
export const stepFrom = (tree: Tree, id: number, step: Step): TreePosition | undefined => {
  const parentId = tree.byId.get(id)?.parentId ?? null;
  const { siblings, at } = nth(tree, id);
  switch (step) {
    case 'up':
      return at > 0 ? { parentId, beforeId: siblings[at - 1]!.id } : undefined;
    case 'down':
      return at < siblings.length - 1 ? { parentId, beforeId: siblings[at + 2]?.id ?? null } : undefined;
    case 'in':
      return at > 0 ? { parentId: siblings[at - 1]!.id, beforeId: null } : undefined;
    case 'out':
      return parentId === null
        ? undefined
        : { parentId: tree.byId.get(parentId)?.parentId ?? null, beforeId: positionOf(tree, parentId).beforeId };
  }
};

/** Where a dragged row lands: `part` is how far down the row under the pointer it is, from 0 to 1. */
export const dropPosition = (tree: Tree, over: CategoryRow, part: number, isOpen: boolean): TreePosition => {
  if (part < 0.25) return { parentId: over.parentId, beforeId: over.id };
  if (part < 0.75) return { parentId: over.id, beforeId: null };
  const [firstChild] = childrenOf(tree, over.id);
  return isOpen && firstChild ? { parentId: over.id, beforeId: firstChild.id } : positionOf(tree, over.id);
};

/** Where a category stands, for the live region: 'Algebra: level 2, in Mathematics, place 2 of 4'. */
export const positionInWords = (tree: Tree, id: number): string => {
  const row = tree.byId.get(id);
  if (!row) return '';
  const { siblings, at } = nth(tree, id);
  const parent = row.parentId === null ? undefined : tree.byId.get(row.parentId);
  return texts.standsAt(row.name, row.depth, parent && pathText(parent), at + 1, siblings.length);
};
