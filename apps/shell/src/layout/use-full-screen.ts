import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
};

/** Whether the console fills the screen, and what changes it. A browser that refuses leaves things as they are. */
export const useFullScreen = (): { readonly isFull: boolean; readonly toggle: () => void } => ({
  isFull: useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  ),
  toggle: () =>
    void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(
      () => undefined,
    ),
});
