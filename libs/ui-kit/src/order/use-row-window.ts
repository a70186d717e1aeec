import { startTransition, useEffect, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { placeOf } from '../list/returning';
import { rangeInSight, type Range } from './row-window';

/** A row's height before one is drawn, in pixels. */
const usualHeight = 36;

/**
 * The rows of a table that are worth drawing, and the height that each takes. At first those in sight; then all of a short
 * table, and of a long one those near the window as the page scrolls. Who comes back to a short one finds all rows at once.
 */
export const useRowWindow = (
  body: RefObject<HTMLElement | null>,
  count: number,
): Range & { readonly rowHeight: number } => {
  const { key } = useLocation();
  const [seen, setSeen] = useState<Range & { readonly rowHeight: number }>(() => ({
    ...rangeInSight(count, 0, window.innerHeight, usualHeight, placeOf(key) === undefined),
    rowHeight: usualHeight,
  }));
  useEffect(() => {
    const look = (): void => {
      const rowHeight = body.current?.querySelector('[data-row]')?.getBoundingClientRect().height || usualHeight;
      const next = rangeInSight(count, body.current?.getBoundingClientRect().top ?? 0, window.innerHeight, rowHeight);
      setSeen((now) =>
        now.from === next.from && now.to === next.to && now.rowHeight === rowHeight ? now : { ...next, rowHeight },
      );
    };
    // Behind the first picture, in slices that let the page answer meanwhile.
    startTransition(look);
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [body, count]);
  return seen;
};
