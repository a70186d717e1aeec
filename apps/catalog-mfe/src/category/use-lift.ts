import { useMemo, useState } from 'react';
import { announce } from '@lectern/ui-kit';
import * as texts from '../texts/tree';
import {
  movedRows,
  positionInWords,
  positionOf,
  positionBlocker,
  samePosition,
  stepFrom,
  type TreePosition,
  type Step,
} from './tree-position';
import { treeOf, type Tree } from './tree';

interface Lifted {
  readonly id: number;
  readonly from: TreePosition;
  /** The tree as it would be, were the row placed now. */
  readonly tree: Tree;
}

const noWay: Readonly<Record<Step, string>> = {
  up: texts.isFirst,
  down: texts.isLast,
  in: texts.nothingBefore,
  out: texts.isAmongRoots,
};

/** A row lifted by keyboard: the arrows move it on the screen only, until it is placed or put back. */
export const useLift = (tree: Tree | undefined, move: (id: number, position: TreePosition) => Promise<boolean>) => {
  const [lifted, setLifted] = useState<Lifted>();
  return useMemo(
    () => ({
      id: lifted?.id,
      /** What is shown: with a lifted row, the tree as it would be. */
      tree: lifted?.tree ?? tree,

      lift: (id: number): void => {
        if (!tree) return;
        setLifted({ id, from: positionOf(tree, id), tree });
        announce(texts.lifted(positionInWords(tree, id)));
      },

      step: (step: Step): Tree | undefined => {
        if (!lifted) return undefined;
        const position = stepFrom(lifted.tree, lifted.id, step);
        const blocker = position ? positionBlocker(lifted.tree, lifted.id, position) : noWay[step];
        if (!position || blocker) {
          announce(blocker ?? noWay[step]);
          return undefined;
        }
        const next = treeOf(movedRows(lifted.tree, lifted.id, position));
        setLifted({ ...lifted, tree: next });
        announce(positionInWords(next, lifted.id));
        return next;
      },

      position: async (): Promise<void> => {
        if (!lifted) return;
        const position = positionOf(lifted.tree, lifted.id);
        setLifted(undefined);
        if (samePosition(position, lifted.from))
          return announce(texts.leftInPlace(positionInWords(lifted.tree, lifted.id)));
        if (await move(lifted.id, position)) announce(texts.placed(positionInWords(lifted.tree, lifted.id)));
      },

      putBack: (): void => {
        if (!lifted || !tree) return;
        setLifted(undefined);
        announce(texts.putBack(positionInWords(tree, lifted.id)));
      },
    }),
    [lifted, tree, move],
  );
};

export type Lift = ReturnType<typeof useLift>;
