import { useCallback, useRef } from 'react';
import { leavingOf } from './fit';

const widthOf = (element: Element): number => element.getBoundingClientRect().width;
const priorityOf = ({ className }: Element): number => Number(/\bis-p([123])/.exec(className)?.[1] ?? 0);

/** Lets columns leave until the table fits into its place: its attribute `data-left` has their positions. Where none is left to leave, it scrolls. */
const fitInto = (table: HTMLTableElement, place: HTMLElement): void => {
  const room = place.clientWidth;
  const isOver = (): boolean => widthOf(table) > room + 0.5;
  table.removeAttribute('data-left');
  // The empty attribute lets the name shrink, before anything leaves.
  if (isOver()) table.dataset['left'] = '';
  if (isOver()) {
    const heads = [...(table.tHead?.rows[0]?.cells ?? [])];
    table.dataset['left'] = leavingOf(
      heads.map((head) => ({ priority: priorityOf(head), width: widthOf(head) })),
      room,
    ).join(' ');
  }
  place.toggleAttribute('data-scrolls', isOver());
};

interface Fit {
  /** For the table. */
  readonly ref: (table: HTMLTableElement) => () => void;
  /** Called once columns or rows have changed, before they are painted. */
  readonly fit: () => void;
}

/** Columns leave by the width that is missing around their table. Both widths are watched. */
export const useFit = (): Fit => {
  const current = useRef<HTMLTableElement>(null);
  const fit = useCallback(() => {
    const place = current.current?.parentElement;
    if (current.current && place) fitInto(current.current, place);
  }, []);
  const ref = useCallback(
    (table: HTMLTableElement) => {
      current.current = table;
      let frame = 0;
      const later = (): void => {
        // In a frame of its own: an observer must not change the width of what it observes.
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(fit);
      };
      const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(later);
      for (const each of [table, table.parentElement]) if (each) observer?.observe(each);
      return () => {
        cancelAnimationFrame(frame);
        observer?.disconnect();
        current.current = null;
      };
    },
    [fit],
  );
  return { ref, fit };
};
