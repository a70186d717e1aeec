import { childrenOf, subtreeOf, treeOf, type OrderedRow, type Tree } from './tree';

/** A position in the tree: below `parentId` (null: among the roots), before `beforeId` or last when null. */
export interface TreePosition {
  readonly parentId: number | null;
  readonly beforeId: number | null;
}

/** A row's siblings, and its index among them. */
export const siblingsOf = <Row extends OrderedRow>(tree: Tree<Row>, id: number) => {
  const siblings = childrenOf(tree, tree.byId.get(id)?.parentId ?? null);
  return { siblings, at: siblings.findIndex((row) => row.id === id) };
};

/** Where a row is. */
export const positionOf = (tree: Tree, id: number): TreePosition => {
  const { siblings, at } = siblingsOf(tree, id);
  return { parentId: tree.byId.get(id)?.parentId ?? null, beforeId: siblings[at + 1]?.id ?? null };
};

export const samePosition = (a: TreePosition, b: TreePosition): boolean =>
  a.parentId === b.parentId && a.beforeId === b.beforeId;

/** The index behind the last row below a parent. */
const endOf = (tree: Tree, parentId: number | null): number => {
  if (parentId === null) return tree.rows.length;
  const last = subtreeOf(tree, parentId).at(-1);
  return tree.rows.findIndex((row) => row.id === last?.id) + 1;
};

/** The rows with one, and all that is below it, put into a position. */
export const movedRows = <Row extends OrderedRow>(
  tree: Tree<Row>,
  id: number,
  { parentId, beforeId }: TreePosition,
): readonly Row[] => {
  const row = tree.byId.get(id);
  if (!row) return tree.rows;
  const depth = ((parentId === null ? undefined : tree.byId.get(parentId))?.depth ?? 0) + 1;
  const moved = subtreeOf(tree, id).map((each) => ({
    ...each,
    ...(each.id === id && { parentId }),
    depth: each.depth - row.depth + depth,
  }));
  const ids = new Set(moved.map((each) => each.id));
  const rest = tree.rows.filter((each) => !ids.has(each.id));
  const at = beforeId === null ? endOf(treeOf(rest), parentId) : rest.findIndex((each) => each.id === beforeId);
  return [...rest.slice(0, at), ...moved, ...rest.slice(at)];
};

/** Up, down, first and last among its siblings; in: below the one before it; out: behind its parent. */
export type Step = 'up' | 'down' | 'first' | 'last' | 'in' | 'out';

/** The position that a step leads to; undefined when there is none. */
export const stepFrom = (tree: Tree, id: number, step: Step): TreePosition | undefined => {
  const parentId = tree.byId.get(id)?.parentId ?? null;
  const { siblings, at } = siblingsOf(tree, id);
  const isFirst = at === 0;
  const isLast = at === siblings.length - 1;
  switch (step) {
    case 'up':
      return isFirst ? undefined : { parentId, beforeId: siblings[at - 1]!.id };
    case 'down':
      return isLast ? undefined : { parentId, beforeId: siblings[at + 2]?.id ?? null };
    case 'first':
      return isFirst ? undefined : { parentId, beforeId: siblings[0]!.id };
    case 'last':
      return isLast ? undefined : { parentId, beforeId: null };
    case 'in':
      return isFirst ? undefined : { parentId: siblings[at - 1]!.id, beforeId: null };
    case 'out':
      return parentId === null
        ? undefined
        : { parentId: tree.byId.get(parentId)?.parentId ?? null, beforeId: positionOf(tree, parentId).beforeId };
  }
};

/** How a dragged row is over another. */
export type Edge = 'before' | 'inside' | 'behind';

/** The edge at `part` of a row's height, from 0 to 1; without levels there is no inside. */
export const edgeAt = (part: number, hasLevels: boolean): Edge => {
  if (part < (hasLevels ? 0.25 : 0.5)) return 'before';
  return hasLevels && part < 0.75 ? 'inside' : 'behind';
};

/** Where a row lands that is dropped at this edge of another; behind an open one it becomes its first child. */
export const dropPosition = (tree: Tree, over: OrderedRow, edge: Edge, isOpen: boolean): TreePosition => {
  if (edge === 'before') return { parentId: over.parentId, beforeId: over.id };
  if (edge === 'inside') return { parentId: over.id, beforeId: null };
  const [firstChild] = childrenOf(tree, over.id);
  return isOpen && firstChild ? { parentId: over.id, beforeId: firstChild.id } : positionOf(tree, over.id);
};
