import { useRef, useState, type KeyboardEvent } from 'react';

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, count) => count - 1,
};

interface RovingHandlers {
  readonly onOpen?: ((row: HTMLElement) => void) | undefined;
  /** Space, and with Shift for a range. */
  readonly onMark?: ((index: number, range: boolean) => void) | undefined;
}

/** One row at a time is reached by Tab; the arrows, Home and End go to the others, Enter opens, Space marks. */
export const useRoving = (count: number, { onOpen, onMark }: RovingHandlers) => {
  const [wanted, setActive] = useState(0);
  const rows = useRef(new Map<number, HTMLElement>());
  const active = Math.min(wanted, Math.max(count - 1, 0));

  const rowProps = (index: number) => ({
    ref: (element: HTMLElement | null): void =>
      void (element ? rows.current.set(index, element) : rows.current.delete(index)),
    tabIndex: index === active ? 0 : -1,
    onFocus: () => setActive(index),
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      // Keys of what is inside the row are not the row's.
      if (event.target !== event.currentTarget) return;
      if (event.key === 'Enter' && onOpen) onOpen(event.currentTarget);
      else if (event.key === ' ' && onMark) onMark(index, event.shiftKey);
      else if (steps[event.key]) rows.current.get(steps[event.key]?.(index, count) ?? index)?.focus();
      else return;
      event.preventDefault();
    },
  });
  return { active, rowProps };
};
