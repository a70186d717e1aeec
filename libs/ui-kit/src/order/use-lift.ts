import { useMemo, useState } from 'react';
import { announce } from '../notices/live-region';
import { positionOf, samePosition, stepFrom, type Step, type TreePosition } from './position';
import { treeOf, type OrderedRow, type Tree } from './tree';
import type { Ordering } from './ordering';

interface Lifted<Row extends OrderedRow> {
  readonly id: number;
  readonly from: TreePosition;
  /** The tree as it would be, were the row placed now. */
  readonly tree: Tree<Row>;
  /** It was placed, and the move is on its way. */
  readonly isPlaced?: true;
}

/** A row that was lifted by keyboard: the keys move it on the screen only, until it is placed or put back. */
export const useLift = <Row extends OrderedRow>(
  tree: Tree<Row>,
  { move, after, refuse, whereIs, words }: Ordering<Row>,
) => {
  const [lifted, setLifted] = useState<Lifted<Row>>();
  const shown = lifted?.tree ?? tree;
  const held = lifted?.isPlaced ? undefined : lifted;
  return useMemo(
    () => ({
      id: held?.id,
      /** What is shown: with a lifted row, the tree as it would be. */
      tree: shown,

      lift: (id: number): void => {
        setLifted({ id, from: positionOf(shown, id), tree: shown });
        announce(words.lifted(whereIs(shown, id)));
      },

      step: (step: Step): void => {
        if (!held) return;
        const position = stepFrom(held.tree, held.id, step);
        const refused = position ? refuse?.(held.tree, held.id, position) : words.noWay[step];
        if (!position || refused !== undefined) return announce(refused ?? '');
        const next = treeOf(after(held.tree, held.id, position));
        setLifted({ ...held, tree: next });
        announce(whereIs(next, held.id));
      },

      place: async (): Promise<void> => {
        if (!held) return;
        const position = positionOf(held.tree, held.id);
        const where = whereIs(held.tree, held.id);
        if (samePosition(position, held.from)) {
          setLifted(undefined);
          return announce(words.left(where));
        }
        const placed = { ...held, isPlaced: true } as const;
        setLifted(placed);
        const isDone = await move(held.id, position);
        setLifted((now) => (now === placed ? undefined : now));
        if (isDone) announce(words.placed(where));
      },

      putBack: (): void => {
        if (!held) return;
        setLifted(undefined);
        announce(words.putBack(whereIs(tree, held.id)));
      },
    }),
    [held, shown, tree, move, after, refuse, whereIs, words],
  );
};
