/** A row that has an order: among those of its parent, or of a list without levels (parent null, depth 1). */
export interface OrderedRow {
  readonly id: number;
  readonly parentId: number | null;
  /** 1 for a root. */
  readonly depth: number;
}

/** Rows, each behind its parent in order, and ways to look into them. */
export interface Tree<Row extends OrderedRow = OrderedRow> {
  readonly rows: readonly Row[];
  readonly byId: ReadonlyMap<number, Row>;
  /** Children in order; those of `null` are the roots. */
  readonly below: ReadonlyMap<number | null, readonly Row[]>;
}

export const treeOf = <Row extends OrderedRow>(rows: readonly Row[]): Tree<Row> => {
  const below = new Map<number | null, Row[]>();
  for (const row of rows) {
    const siblings = below.get(row.parentId);
    if (siblings) siblings.push(row);
    else below.set(row.parentId, [row]);
  }
  return { rows, byId: new Map(rows.map((row) => [row.id, row])), below };
};

export const childrenOf = <Row extends OrderedRow>(tree: Tree<Row>, id: number | null): readonly Row[] =>
  tree.below.get(id) ?? [];

/** The ids above a row, nearest first. */
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

/** A row and all that is below it, in order. */
export const subtreeOf = <Row extends OrderedRow>(tree: Tree<Row>, id: number): Row[] => {
  const row = tree.byId.get(id);
  return row ? [row, ...childrenOf(tree, id).flatMap((child) => subtreeOf(tree, child.id))] : [];
};

/** How many levels the tree has. */
export const levelsOf = (tree: Tree): number => tree.rows.reduce((most, row) => Math.max(most, row.depth), 0);

/** How many levels a row and what is below it take. */
export const heightOf = (tree: Tree, id: number): number =>
  Math.max(...subtreeOf(tree, id).map((row) => row.depth)) - (tree.byId.get(id)?.depth ?? 1) + 1;
