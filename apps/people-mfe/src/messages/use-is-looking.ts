import { useSyncExternalStore } from 'react';

const events = ['visibilitychange', 'focus', 'blur'] as const;
const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener(events[0], listener);
  for (const event of events.slice(1)) addEventListener(event, listener);
  return () => {
    document.removeEventListener(events[0], listener);
    for (const event of events.slice(1)) removeEventListener(event, listener);
  };
};

/** Whether somebody looks at this page: it is visible and has the focus. What comes to another window is received, not read. */
export const useIsLooking = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible' && document.hasFocus(),
    () => false,
  );
