import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { VisibleRow } from './visible';

interface Seen {
  readonly id: number;
  /** Which row it was from above: when it goes, the focus stays at that height. */
  readonly at: number;
}

/** The one row that Tab reaches, and the way to move the focus to a row, also when the row itself moves or goes. */
export const useActiveRow = (
  rows: readonly VisibleRow[],
  current: number | undefined,
  body: RefObject<HTMLElement | null>,
) => {
  const [last, setLast] = useState<Seen>();
  const wanted = useRef<number>(undefined);
  const has = (id: number | undefined): boolean => rows.some(({ row }) => row.id === id);
  const active = has(last?.id)
    ? last?.id
    : has(current)
      ? current
      : rows[Math.min(last?.at ?? 0, rows.length - 1)]?.row.id;

  useLayoutEffect(() => {
    const lost = last !== undefined && last.id !== active && document.activeElement === document.body;
    const id = wanted.current ?? (lost ? active : undefined);
    if (id === undefined) return;
    wanted.current = undefined;
    const row = body.current?.querySelector<HTMLElement>(`[data-row="${id}"]`);
    row?.focus();
    row?.scrollIntoView?.({ block: 'nearest' });
  });

  const remember = useCallback(
    (id: number): void => setLast({ id, at: rows.findIndex(({ row }) => row.id === id) }),
    [rows],
  );
  return {
    active,
    remember,
    /** The focus came to something in a row. */
    see: (element: HTMLElement): void => {
      const id = Number(element.closest<HTMLElement>('[data-row]')?.dataset['row']);
      if (id) remember(id);
    },
    /** Moves the focus there after the next render. */
    focus: (id: number): void => {
      wanted.current = id;
      remember(id);
    },
  };
};
