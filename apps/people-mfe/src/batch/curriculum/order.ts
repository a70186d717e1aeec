import type { ItemRow } from '@lectern/contract/people';
import {
  childrenOf,
  movedRows,
  positionOf,
  samePosition,
  type Ordering,
  type Tree,
  type TreePosition,
} from '@lectern/ui-kit/order';
import * as texts from '../../texts/batch-curriculum';

/** Why an item can't go there: sections are at the top, lessons in a section. */
export const placeBlocker = (tree: Tree<ItemRow>, id: number, { parentId }: TreePosition): string | undefined => {
  const item = tree.byId.get(id);
  if (item?.kind === 'section') return parentId === null ? undefined : texts.onlyLessons;
  return parentId !== null && tree.byId.get(parentId)?.kind === 'section' ? undefined : texts.onlySections;
};

/** The whole order below a parent once an item has moved there. */
export const orderAfter = (
  tree: Tree<ItemRow>,
  id: number,
  { parentId, beforeId }: TreePosition,
): readonly number[] => {
  const others = childrenOf(tree, parentId).flatMap((row) => (row.id === id ? [] : [row.id]));
  const at = beforeId === null ? others.length : others.indexOf(beforeId);
  return [...others.slice(0, at), id, ...others.slice(at)];
};

const whereIs = (tree: Tree<ItemRow>, id: number): string => {
  const item = tree.byId.get(id);
  const siblings = childrenOf(tree, item?.parentId ?? null);
  const parent = typeof item?.parentId === 'number' ? tree.byId.get(item.parentId) : undefined;
  const where = parent ? texts.inSection(parent.title) : texts.amongSections;
  return texts.whereIs(siblings.findIndex((row) => row.id === id) + 1, siblings.length, where);
};

/** How items are moved; `store` sends the new order of one parent. */
export const orderingOf = (
  store: (tree: Tree<ItemRow>, id: number, position: TreePosition) => Promise<boolean>,
  tree: () => Tree<ItemRow>,
): Ordering<ItemRow> => ({
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
