import { useCallback, useEffect, useState, type RefObject } from 'react';

/** Answers a function that, once its errors are drawn, scrolls the form to its first invalid field and focuses it. */
export const useFirstInvalid = (element: RefObject<HTMLElement | null>): (() => void) => {
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked === 0) return;
    const field = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus({ preventScroll: true });
    field?.scrollIntoView?.({ block: 'center' });
  }, [asked, element]);
  return useCallback(() => setAsked((times) => times + 1), []);
};
