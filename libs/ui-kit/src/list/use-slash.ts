import { useEffect, type RefObject } from 'react';
import { isTyping } from '../shortcuts/shortcuts';

/** `/` focuses the field, unless the person is typing elsewhere or something is over the page. */
export const useSlash = (field: RefObject<HTMLInputElement | null>): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isCovered = field.current?.closest('[aria-hidden="true"]') !== null;
      if (
        event.key !== '/' ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.defaultPrevented ||
        isTyping(event.target) ||
        isCovered
      )
        return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [field]);
};
