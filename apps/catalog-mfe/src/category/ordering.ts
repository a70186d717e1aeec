import type { CategoryRow } from '@lectern/contract/catalog';
import type { Ordering, OrderWords } from '@lectern/ui-kit/order';
import * as texts from '../texts/tree';
import { movedRows, positionInWords, positionBlocker } from './tree-position';
import { pathText } from './tree';

const words: OrderWords = {
  lifted: texts.lifted,
  placed: texts.placed,
  left: texts.leftInPlace,
  putBack: texts.putBack,
  noWay: {
    up: texts.isFirst,
    first: texts.isFirst,
    down: texts.isLast,
    last: texts.isLast,
    in: texts.nothingBefore,
    out: texts.isAmongRoots,
  },
};

/** How categories are moved in the tree. */
export const orderingOf = (move: Ordering<CategoryRow>['move']): Ordering<CategoryRow> => ({
  move,
  after: movedRows,
  refuse: positionBlocker,
  whereIs: positionInWords,
  dragHint: (tree, { parentId }) => {
    const parent = parentId === null ? undefined : tree.byId.get(parentId);
    return parent ? texts.into(pathText(parent)) : texts.amongRoots;
  },
  words,
});
