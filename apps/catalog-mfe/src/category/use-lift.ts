import { useMemo, useState } from 'react';
import { announce } from '@lectern/ui-kit';
import * as texts from '../texts/tree';
import { movedRows, placeInWords, placeOf, refusePlace, samePlace, stepFrom, type Place, type Step } from './place';
import { treeOf, type Tree } from './tree';

interface Lifted {
  readonly id: number;
  readonly from: Place;
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
export const useLift = (tree: Tree | undefined, move: (id: number, place: Place) => Promise<boolean>) => {
  const [lifted, setLifted] = useState<Lifted>();
  return useMemo(
    () => ({
      id: lifted?.id,
      /** What is shown: with a lifted row, the tree as it would be. */
      tree: lifted?.tree ?? tree,

      lift: (id: number): void => {
        if (!tree) return;
        setLifted({ id, from: placeOf(tree, id), tree });
        announce(texts.lifted(placeInWords(tree, id)));
      },

      step: (step: Step): Tree | undefined => {
        if (!lifted) return undefined;
        const place = stepFrom(lifted.tree, lifted.id, step);
        const blocker = place ? refusePlace(lifted.tree, lifted.id, place) : noWay[step];
        if (!place || blocker) {
          announce(blocker ?? noWay[step]);
          return undefined;
        }
        const next = treeOf(movedRows(lifted.tree, lifted.id, place));
        setLifted({ ...lifted, tree: next });
        announce(placeInWords(next, lifted.id));
        return next;
      },

      place: async (): Promise<void> => {
        if (!lifted) return;
        const place = placeOf(lifted.tree, lifted.id);
        setLifted(undefined);
        if (samePlace(place, lifted.from)) return announce(texts.leftInPlace(placeInWords(lifted.tree, lifted.id)));
        if (await move(lifted.id, place)) announce(texts.placed(placeInWords(lifted.tree, lifted.id)));
      },

      putBack: (): void => {
        if (!lifted || !tree) return;
        setLifted(undefined);
        announce(texts.putBack(placeInWords(tree, lifted.id)));
      },
    }),
    [lifted, tree, move],
  );
};

export type Lift = ReturnType<typeof useLift>;
