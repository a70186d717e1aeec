import { useCallback, useSyncExternalStore } from 'react';

/** Whether the media query holds, and again whenever that changes; false where the browser cannot tell. */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = typeof matchMedia === 'function' ? matchMedia(query) : undefined;
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => typeof matchMedia === 'function' && matchMedia(query).matches);
};

/** Below this a row of a list is a card. */
export const phone = '(max-width: 599.98px)';
