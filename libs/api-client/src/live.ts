import { useEffect, useSyncExternalStore } from 'react';
import type { LiveEvent, LiveEvents } from '@lectern/contract/platform/live';

type Listener<E extends LiveEvent> = (data: LiveEvents[E]) => void;

const listeners = new Map<string, Set<(data: never) => void>>();
const watchers = new Set<() => void>();
let connected = false;

/**
 * What the server tells an open console without being asked: see LiveEvents. The shell loads the socket after the first screen and
 * passes on what it hears; where no socket can be, `isConnected` stays false and who shows progress asks now and then by itself.
 */
export const live = {
  /** Hears an event until the returned function is called. */
  on: <E extends LiveEvent>(event: E, listener: Listener<E>): (() => void) => {
    const all = listeners.get(event) ?? new Set();
    listeners.set(event, all.add(listener));
    return () => void all.delete(listener);
  },
  /** For the shell: passes an event on. */
  tell: <E extends LiveEvent>(event: E, data: LiveEvents[E]): void => {
    for (const listener of listeners.get(event) ?? []) (listener as Listener<E>)(data);
  },
  isConnected: (): boolean => connected,
  /** For the shell: the socket came or went. */
  setConnected: (now: boolean): void => {
    connected = now;
    for (const watcher of watchers) watcher();
  },
};

/** Hears an event while the component is there. */
export const useLive = <E extends LiveEvent>(event: E, listener: Listener<E>): void =>
  useEffect(() => live.on(event, listener), [event, listener]);

const subscribe = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

/** Whether events arrive by themselves at this moment. */
export const useIsLive = (): boolean => useSyncExternalStore(subscribe, live.isConnected, () => false);
