import {
  childrenOf,
  movedRows,
  positionOf,
  samePosition,
  type Ordering,
  type Tree,
  type TreePosition,
} from '@lectern/ui-kit/order';
import * as texts from '../texts/curriculum';
import type { CurriculumRow } from './rows';

/** Why a row can't go there: sections are at the top, lessons in a section. */
const placeBlocker = (tree: Tree<CurriculumRow>, id: number, { parentId }: TreePosition): string | undefined => {
  if (tree.byId.get(id)?.section) return parentId === null ? undefined : texts.onlyLessons;
  return parentId !== null && tree.byId.get(parentId)?.section ? undefined : texts.onlySections;
};

const whereIs = (tree: Tree<CurriculumRow>, id: number): string => {
  const row = tree.byId.get(id);
  const siblings = childrenOf(tree, row?.parentId ?? null);
  const parent = typeof row?.parentId === 'number' ? tree.byId.get(row.parentId) : undefined;
  const where = parent ? texts.inSection(parent.title) : texts.amongSections;
  return texts.whereIs(siblings.findIndex((each) => each.id === id) + 1, siblings.length, where);
};

/** How rows are moved; `store` sends a move, `tree` is what is shown. */
export const orderingOf = (
  store: (tree: Tree<CurriculumRow>, id: number, position: TreePosition) => Promise<boolean>,
  tree: () => Tree<CurriculumRow>,
): Ordering<CurriculumRow> => ({
  move: (id, position) => {
    const now = tree();
    return samePosition(positionOf(now, id), position) ? Promise.resolve(true) : store(now, id, position);
  },
  after: movedRows,
  refuse: placeBlocker,
  whereIs,
  dragHint: (now, { parentId }) =>
    parentId === null ? texts.amongSections : texts.inSection(now.byId.get(parentId)?.title ?? ''),
  words: {
    lifted: texts.lifted,
    placed: texts.placed,
    left: texts.left,
    putBack: texts.putBack,
    noWay: {
      up: texts.isFirst,
      first: texts.isFirst,
      down: texts.isLast,
      last: texts.isLast,
      in: texts.onlyLessons,
      out: texts.onlySections,
    },
  },
});
