import { ancestorsOf, childrenOf, type OrderedRow, type Tree } from './tree';

/** A row as it is drawn. */
export interface VisibleRow<Row extends OrderedRow = OrderedRow> {
  readonly row: Row;
  readonly hasChildren: boolean;
  readonly isOpen: boolean;
  /** Its number among its visible siblings, from 1. */
  readonly position: number;
  readonly siblings: number;
  /** Shown only because something below it matches. */
  readonly isContext: boolean;
}

/** The rows to draw, in order; with `hits` every hit with what is above it, opened. */
export const visibleRows = <Row extends OrderedRow>(
  tree: Tree<Row>,
  isOpen: (id: number) => boolean,
  hits?: ReadonlySet<number>,
): VisibleRow<Row>[] => {
  const shown = hits && new Set([...hits].flatMap((id) => [id, ...ancestorsOf(tree, id)]));
  const isShown = ({ id }: Row): boolean => !shown || shown.has(id);
  const walk = (parentId: number | null): VisibleRow<Row>[] => {
    const siblings = childrenOf(tree, parentId).filter(isShown);
    return siblings.flatMap((row, at) => {
      const hasChildren = childrenOf(tree, row.id).some(isShown);
      const opened = hasChildren && (hits !== undefined || isOpen(row.id));
      return [
        {
          row,
          hasChildren,
          isOpen: opened,
          position: at + 1,
          siblings: siblings.length,
          isContext: hits !== undefined && !hits.has(row.id),
        },
        ...(opened ? walk(row.id) : []),
      ];
    });
  };
  return walk(null);
};
