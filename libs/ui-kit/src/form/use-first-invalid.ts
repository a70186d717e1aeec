import { useCallback, useEffect, useState, type RefObject } from 'react';

/** Answers a function that, once its errors are drawn, scrolls the form to its first invalid field and focuses it. */
export const useFirstInvalid = (element: RefObject<HTMLElement | null>): (() => void) => {
  const [attempts, setAttempts] = useState(0);
  const [drawn, setDrawn] = useState(0);
  // Fields render after their form: errors are in the page one turn later.
  useEffect(() => setDrawn(attempts), [attempts]);
  useEffect(() => {
    if (drawn === 0) return;
    const field = element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
    field?.focus({ preventScroll: true });
    field?.scrollIntoView?.({ block: 'center' });
  }, [drawn, element]);
  return useCallback(() => setAttempts((times) => times + 1), []);
};
