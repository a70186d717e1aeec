import { maxDepth, type CategoryRow } from '@lectern/contract/catalog';

/** The categories as the API answers them, each behind its parent in order, and ways to look into them. */
export interface Tree {
  readonly rows: readonly CategoryRow[];
  readonly byId: ReadonlyMap<number, CategoryRow>;
  /** Children in order; those of `null` are the roots. */
  readonly below: ReadonlyMap<number | null, readonly CategoryRow[]>;
}

export const treeOf = (rows: readonly CategoryRow[]): Tree => {
  const below = new Map<number | null, CategoryRow[]>();
  for (const row of rows) {
    const siblings = below.get(row.parentId);
    if (siblings) siblings.push(row);
    else below.set(row.parentId, [row]);
  }
  return { rows, byId: new Map(rows.map((row) => [row.id, row])), below };
};

export const childrenOf = (tree: Tree, id: number | null): readonly CategoryRow[] => tree.below.get(id) ?? [];

/** The ids above a category, nearest first. */
export const ancestorsOf = (tree: Tree, id: number): number[] => {
  const ids: number[] = [];
  for (
    let parent = tree.byId.get(id)?.parentId ?? null;
    parent !== null;
    parent = tree.byId.get(parent)?.parentId ?? null
  )
    ids.push(parent);
  return ids;
};

/** A category and all that lies below it, in order. */
export const subtreeOf = (tree: Tree, id: number): CategoryRow[] => {
  const row = tree.byId.get(id);
  return row ? [row, ...childrenOf(tree, id).flatMap((child) => subtreeOf(tree, child.id))] : [];
};

/** How many levels the tree has. */
export const levelsOf = (tree: Tree): number => tree.rows.reduce((most, row) => Math.max(most, row.depth), 0);

/** How many levels a category and what lies below it take. */
export const heightOf = (tree: Tree, id: number): number =>
  Math.max(...subtreeOf(tree, id).map((row) => row.depth)) - (tree.byId.get(id)?.depth ?? 1) + 1;

/** The names from the root to a category, as a person reads them. */
export const pathText = ({ path, name }: Pick<CategoryRow, 'path' | 'name'>): string => [...path, name].join(' / ');

/** Which categories may take `levels` levels below them, outside the subtree of `id`; null as id: a new one. */
export const possibleParents = (tree: Tree, id: number | null): readonly CategoryRow[] => {
  const own = new Set(id === null ? [] : subtreeOf(tree, id).map((row) => row.id));
  const levels = id === null ? 1 : heightOf(tree, id);
  return tree.rows.filter((row) => !own.has(row.id) && row.depth + levels <= maxDepth);
};
