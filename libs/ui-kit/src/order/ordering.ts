import * as texts from '../texts/rows';
import type { Step, TreePosition } from './position';
import type { OrderedRow, Tree } from './tree';

/** What is said of a row that is moved; `where` are the words of `whereIs`. */
export interface OrderWords {
  readonly lifted: (where: string) => string;
  readonly placed: (where: string) => string;
  /** Placed where it was. */
  readonly left: (where: string) => string;
  readonly putBack: (where: string) => string;
  /** Why a step leads nowhere. */
  readonly noWay: Readonly<Record<Step, string>>;
}

/** How rows are moved. All of it is constant or memoised. */
export interface Ordering<Row extends OrderedRow> {
  /** Stores the position; resolves with false when it was refused. */
  readonly move: (id: number, position: TreePosition) => Promise<boolean>;
  /** The rows once one has moved: `movedRows`, and what else of them changes. */
  readonly after: (tree: Tree<Row>, id: number, position: TreePosition) => readonly Row[];
  /** Why a row can't go there; undefined when it can. */
  readonly refuse?: (tree: Tree<Row>, id: number, position: TreePosition) => string | undefined;
  /** Where a row is, in words. */
  readonly whereIs: (tree: Tree<Row>, id: number) => string;
  /** Next to a dragged row: where it would land. */
  readonly dragHint?: (tree: Tree<Row>, position: TreePosition) => string;
  readonly words: OrderWords;
}

/** The words of an order without levels. */
export const listWords: OrderWords = {
  lifted: texts.lifted,
  placed: texts.dropped,
  left: texts.putBack,
  putBack: texts.putBack,
  noWay: {
    up: texts.isFirst,
    first: texts.isFirst,
    down: texts.isLast,
    last: texts.isLast,
    in: texts.isLast,
    out: texts.isFirst,
  },
};
