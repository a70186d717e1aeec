import { useState, type KeyboardEvent, type PointerEvent as ReactPointerEvent } from 'react';
import { announce } from '../notices/live-region';
import { hasMoved, lift, placedAt, stepLift, type Key, type Lift } from './lift';
import { useDrag } from './use-drag';

/** What is said of a row that is moved; `place` are the words of `placeOf`. */
export interface OrderWords {
  readonly placeOf: (name: string, place: number, total: number) => string;
  readonly lifted: (place: string) => string;
  readonly putBack: (place: string) => string;
  readonly dropped: (place: string) => string;
}

interface Order<K extends Key> {
  readonly keys: readonly K[];
  readonly nameOf: (key: K) => string;
  /** The number of the first of these rows among all, from 1. */
  readonly first?: number;
  readonly total?: number;
  readonly words: OrderWords;
  /** Keeps the order; resolves with false when it was refused. */
  readonly drop: (key: K, keys: readonly K[]) => Promise<boolean> | boolean;
}

/** Where a row dragged to this height belongs: behind every other row whose middle is above it. */
const indexAt = (y: number, dragged: Element): number =>
  [...(dragged.parentElement?.querySelectorAll(':scope > [data-row]') ?? [])].filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return row !== dragged && top + height / 2 < y;
  }).length;

/** Rows (`data-row`) that are moved by keyboard (Space lifts, arrows move, Space or Enter drops, Esc puts back) or by dragging their grip. */
export const useOrder = <K extends Key>({
  keys,
  nameOf,
  first = 1,
  total = keys.length,
  words,
  drop: keep,
}: Order<K>) => {
  const [held, setHeld] = useState<Lift<K>>();
  const [saving, setSaving] = useState(false);
  const placeOf = (at: Lift<K>): string => words.placeOf(nameOf(at.key), first + at.keys.indexOf(at.key), total);

  const take = (key: K): void => {
    const taken = lift(keys, key);
    setHeld(taken);
    announce(words.lifted(placeOf(taken)));
  };
  const step = (next: Lift<K>): void => {
    setHeld(next);
    announce(placeOf(next));
  };
  const putBack = (): void => {
    if (!held || saving) return;
    setHeld(undefined);
    announce(words.putBack(placeOf(lift(held.from, held.key))));
  };
  const drop = async (): Promise<void> => {
    if (!held || saving) return;
    if (!hasMoved(held)) return putBack();
    setSaving(true);
    if (await keep(held.key, held.keys)) announce(words.dropped(placeOf(held)));
    setSaving(false);
    setHeld(undefined);
  };

  /** Keys of a focused row; answers whether the key was for moving. */
  const onRowKey = (key: K, event: KeyboardEvent): boolean => {
    const mine = held?.key === key ? held : undefined;
    const next = mine && stepLift(mine, event.key);
    if (saving) return mine !== undefined;
    if (event.key === ' ' && !mine) take(key);
    else if (mine && (event.key === ' ' || event.key === 'Enter')) void drop();
    else if (mine && event.key === 'Escape') putBack();
    else if (next) step(next);
    else return false;
    return true;
  };

  const drag = useDrag({
    move: (y, grip) => {
      const row = grip.closest('[data-row]');
      if (!held || !row) return;
      const placed = placedAt(held.from, held.key, indexAt(y, row));
      if (placed.join() !== held.keys.join()) step({ ...held, keys: placed });
      row.scrollIntoView?.({ block: 'nearest' });
    },
    drop: () => void drop(),
    cancel: putBack,
  });

  return {
    shown: held?.keys ?? keys,
    heldKey: held?.key,
    onRowKey,
    /** A lifted row that loses the focus goes back; a dragged one follows the pointer. */
    onRowBlur: () => !drag.isDragging && putBack(),
    gripProps: (key: K) => ({
      onPointerDown: (event: ReactPointerEvent<HTMLElement>) => {
        if (event.button !== 0 || saving) return;
        take(key);
        drag.start(event.currentTarget);
      },
    }),
  };
};
