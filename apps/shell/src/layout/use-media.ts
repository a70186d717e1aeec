import { useSyncExternalStore } from 'react';

/** Whether a media query holds now; follows the window. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => false,
  );

/** Below this width the sidebar hides and opens over the page. */
export const narrow = '(max-width: 991.98px)';
