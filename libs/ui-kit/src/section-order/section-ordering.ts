// By the name of the shared part, as in the remotes that this file goes into: else each would carry the kit along.
import {
  childrenOf,
  movedRows,
  positionOf,
  samePosition,
  type OrderedRow,
  type Ordering,
  type Tree,
  type TreePosition,
} from '@lectern/ui-kit/order';
import * as texts from '../texts/section-order';

/** A section or a lesson of a curriculum. */
export interface SectionRow extends OrderedRow {
  readonly title: string;
}

interface Options<Row extends SectionRow> {
  readonly isSection: (row: Row) => boolean;
  /** Stores a move; resolves with false when it was refused. */
  readonly store: (tree: Tree<Row>, id: number, position: TreePosition) => Promise<boolean>;
  /** The tree that is shown. */
  readonly tree: () => Tree<Row>;
}

const whereIs = (tree: Tree<SectionRow>, id: number): string => {
  const row = tree.byId.get(id);
  const siblings = childrenOf(tree, row?.parentId ?? null);
  const parent = typeof row?.parentId === 'number' ? tree.byId.get(row.parentId) : undefined;
  const where = parent ? texts.inSection(parent.title) : texts.amongSections;
  return texts.whereIs(siblings.findIndex((each) => each.id === id) + 1, siblings.length, where);
};

/** How the rows of a curriculum are moved: sections are at the top, lessons in a section. */
export const sectionOrdering = <Row extends SectionRow>({ isSection, store, tree }: Options<Row>): Ordering<Row> => ({
  move: (id, position) => {
    const now = tree();
    return samePosition(positionOf(now, id), position) ? Promise.resolve(true) : store(now, id, position);
  },
  after: movedRows,
  refuse: ({ byId }, id, { parentId }) => {
    const [row, parent] = [byId.get(id), parentId === null ? undefined : byId.get(parentId)];
    if (row && isSection(row)) return parentId === null ? undefined : texts.onlyLessons;
    return parent && isSection(parent) ? undefined : texts.onlySections;
  },
  whereIs,
  dragHint: ({ byId }, { parentId }) =>
    parentId === null ? texts.amongSections : texts.inSection(byId.get(parentId)?.title ?? ''),
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
