import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import * as texts from '../texts/faq';
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
  /** Stores the place; resolves once the list is read anew, with false when it was refused. */
  readonly move: (row: FaqRow, beforeId: number | null) => Promise<boolean>;
  readonly announce: (words: string) => void;
}

/** Where a row dragged to this height belongs: behind every other row whose middle lies above it. */
const indexAt = (y: number, body: Element, dragged: Element | null): number =>
  [...body.children].filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return row !== dragged && top + height / 2 < y;
  }).length;

/** Rows that are moved by keyboard (Space lifts, arrows move, Space or Enter drops, Esc puts back) or by dragging their grip. */
export const useOrder = ({ rows, first, total, behind, move, announce }: Order) => {
  const [held, setHeld] = useState<Lift>();
  const [saving, setSaving] = useState(false);
  const dragging = useRef(false);
  const questionOf = (id: number): string => rows.find((row) => row.id === id)?.question ?? '';
  const words = (at: Lift): string => placeWords(at, questionOf(at.id), first, total);

  const take = (id: number): void => {
    const taken = lift(rows.map((row) => row.id), id);
    setHeld(taken);
    announce(texts.lifted(words(taken)));
  };
  const step = (next: Lift): void => {
    setHeld(next);
    announce(words(next));
  };
  const putBack = (): void => {
    if (!held || saving) return;
    setHeld(undefined);
    announce(texts.putBack(words(lift(held.from, held.id))));
  };
  const drop = async (): Promise<void> => {
    const row = held && rows.find((each) => each.id === held.id);
    if (!held || !row || saving) return;
    if (!hasMoved(held)) return putBack();
    setSaving(true);
    if (await move(row, beforeIdOf(held.ids, held.id, behind))) announce(texts.dropped(words(held)));
    setSaving(false);
    setHeld(undefined);
  };

  /** Keys of a focused row; answers whether the key was for moving. */
  const onRowKey = (id: number, event: KeyboardEvent): boolean => {
    const mine = held?.id === id ? held : undefined;
    const next = mine && stepLift(mine, event.key);
    if (saving) return mine !== undefined;
    if (event.key === ' ' && !mine) take(id);
    else if (mine && (event.key === ' ' || event.key === 'Enter')) void drop();
    else if (mine && event.key === 'Escape') putBack();
    else if (next) step(next);
    else return false;
    return true;
  };

  const gripProps = (id: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || saving) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      dragging.current = true;
      take(id);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const body = event.currentTarget.closest('tbody');
      if (!dragging.current || !held || !body) return;
      const ids = placedAt(held.from, held.id, indexAt(event.clientY, body, event.currentTarget.closest('tr')));
      if (ids.join() !== held.ids.join()) step({ ...held, ids });
      event.currentTarget.scrollIntoView?.({ block: 'nearest' });
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
  return {
    shown: held ? held.ids.flatMap((id) => byId.get(id) ?? []) : rows,
    heldId: held?.id,
    onRowKey,
    /** A lifted row that loses the focus goes back; a dragged one follows the pointer. */
    onRowBlur: () => !dragging.current && putBack(),
    gripProps,
  };
};
