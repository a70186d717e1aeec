import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { beforeIdOf, hasMoved, lift, placedAt, placeWords, stepLift, type Lift } from './order';
import type { FaqRow } from './values';

interface Order {
  /** The rows of this page in the order the API gave. */
  readonly rows: readonly FaqRow[];
  /** The number of the page's first row in its category, from 1. */
  readonly first: number;
  readonly total: number;
  /** The first row behind this page, or null. */
  readonly behind: number | null;
  /** Stores the place; settles once the list is read anew. */
  readonly move: (row: FaqRow, beforeId: number | null) => Promise<void>;
  readonly announce: (words: string) => void;
}

/** Where a row dragged to this height belongs: behind every other row whose middle lies above it. */
const indexAt = (y: number, list: Element, id: number): number =>
  [...list.querySelectorAll<HTMLElement>('[data-row-id]')].filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return row.dataset['rowId'] !== String(id) && top + height / 2 < y;
  }).length;

/** Rows that are moved by grip: Space lifts, arrows move, Space drops, Esc puts back; or by dragging. */
export const useOrder = ({ rows, first, total, behind, move, announce }: Order) => {
  const [held, setHeld] = useState<Lift>();
  const dragging = useRef(false);
  const saving = useRef(false);
  const questionOf = (id: number): string => rows.find((row) => row.id === id)?.question ?? '';

  const take = (id: number): Lift => {
    const taken = lift(rows.map((row) => row.id), id);
    setHeld(taken);
    return taken;
  };
  const step = (next: Lift): void => {
    setHeld(next);
    announce(placeWords(next, questionOf(next.id), first, total));
  };
  const putBack = (): void => {
    if (held && !saving.current) {
      setHeld(undefined);
      announce(`${questionOf(held.id)} is back at its place`);
    }
  };
  const drop = async (): Promise<void> => {
    const row = held && rows.find((each) => each.id === held.id);
    if (!held || !row || saving.current) return;
    if (!hasMoved(held)) return putBack();
    saving.current = true;
    try {
      await move(row, beforeIdOf(held.ids, held.id, behind));
      announce(`${row.question} dropped. ${placeWords(held, row.question, first, total)}`);
    } finally {
      saving.current = false;
      setHeld(undefined);
    }
  };

  const gripProps = (id: number) => ({
    'aria-pressed': held?.id === id,
    onKeyDown: (event: KeyboardEvent) => {
      if (saving.current) return;
      const mine = held?.id === id ? held : undefined;
      const next = mine && stepLift(mine, event.key);
      if (event.key === ' ' || (event.key === 'Enter' && mine)) {
        if (mine) void drop();
        else announce(`Lifted. ${placeWords(take(id), questionOf(id), first, total)}. Arrow keys move it, Space drops it, Escape puts it back`);
      } else if (event.key === 'Escape' && mine) putBack();
      else if (next) step(next);
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    onBlur: () => !dragging.current && putBack(),
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || saving.current) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      dragging.current = true;
      take(id);
    },
    onPointerMove: (event: PointerEvent) => {
      const list = event.currentTarget.closest('[data-rows]');
      if (!dragging.current || !held || !list) return;
      const ids = placedAt(held.from, held.id, indexAt(event.clientY, list, held.id));
      if (ids.join() !== held.ids.join()) step({ ...held, ids });
      event.currentTarget.scrollIntoView({ block: 'nearest' });
    },
    onPointerUp: () => {
      if (!dragging.current) return;
      dragging.current = false;
      void drop();
    },
    onPointerCancel: () => {
      dragging.current = false;
      putBack();
    },
  });

  const byId = new Map(rows.map((row) => [row.id, row]));
  const shown = held ? held.ids.flatMap((id) => byId.get(id) ?? []) : rows;
  return { shown, heldId: held?.id, gripProps };
};
