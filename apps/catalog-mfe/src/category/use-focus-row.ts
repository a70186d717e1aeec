import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Moves the focus to a row by its id, after the render in which the row itself may move and so lose the focus. */
export const useFocusRow = (body: RefObject<HTMLElement | null>): ((id: number) => void) => {
  const wanted = useRef<number>(undefined);
  const [, renderAgain] = useState(0);
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const row = body.current?.querySelector<HTMLElement>(`[data-category="${wanted.current}"]`);
    wanted.current = undefined;
    row?.focus();
    row?.scrollIntoView?.({ block: 'nearest' });
  });
  return useCallback((id: number) => {
    wanted.current = id;
    renderAgain((times) => times + 1);
  }, []);
};
