import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { placeOf, rememberPlace } from './returning';

/** The key of the row that holds the focus or held it last within this place. */
const rowAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset['row'] : undefined;

/**
 * Back restores: a list that is left remembers how far it was scrolled and the row somebody was at, and takes both up again as soon as its
 * rows stand there, which come from the cache. A new visit begins at the top.
 */
export const useReturn = (place: RefObject<HTMLElement | null>, hasRows: boolean): void => {
  const { key } = useLocation();
  const row = useRef<string>(undefined);
  const restored = useRef<string>(undefined);

  useEffect(() => {
    const element = place.current;
    const remember = ({ target }: Event): void => {
      row.current = rowAt(target) ?? row.current;
    };
    for (const event of ['focusin', 'click']) element?.addEventListener(event, remember);
    return () => {
      for (const event of ['focusin', 'click']) element?.removeEventListener(event, remember);
    };
  }, [place]);

  useLayoutEffect(() => {
    const left = hasRows && restored.current !== key ? placeOf(key) : undefined;
    if (hasRows) restored.current = key;
    if (!left) return;
    row.current = left.row;
    if (left.scroll > 0) window.scrollTo({ top: left.scroll, behavior: 'instant' });
    // Who types in a panel already, while the rows are still coming, keeps the focus.
    const isBusy = document.activeElement?.closest('[role=dialog]') !== null;
    const element =
      left.row === undefined || isBusy
        ? undefined
        : place.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(left.row)}"]`);
    (element?.tagName === 'TR' ? element : element?.querySelector<HTMLElement>('.row-name'))?.focus({
      preventScroll: true,
    });
  }, [place, hasRows, key]);

  // Before anything is taken out of the page, so that it is still scrolled as the person sees it.
  useLayoutEffect(() => () => rememberPlace(key, { scroll: window.scrollY, row: row.current }), [key]);
  useLayoutEffect(
    () => () => {
      if (window.scrollY > 0) window.scrollTo({ top: 0, behavior: 'instant' });
    },
    [],
  );
};
