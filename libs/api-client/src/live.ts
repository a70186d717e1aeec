import { useEffect, useSyncExternalStore } from 'react';
import type { LiveEvent, LiveEvents } from '@lectern/contract/platform/live';

type Listener<E extends LiveEvent> = (data: LiveEvents[E]) => void;

/** Messages of a page. Nothing is sent while there is no socket. */
export interface LiveOutlet {
  readonly enter: (conversationId: number) => void;
  readonly leave: (conversationId: number) => void;
  readonly typing: (conversationId: number) => void;
  readonly enterBatch: (batchId: number) => void;
  readonly leaveBatch: (batchId: number) => void;
}

const listeners = new Map<string, Set<(data: never) => void>>();
const watchers = new Set<() => void>();
let connected = false;
let outlet: LiveOutlet | undefined;

/** Rooms of one kind: which of them parts of this page are in, and how many parts each. */
const roomsOf = (way: { readonly in: 'enter' | 'enterBatch'; readonly out: 'leave' | 'leaveBatch' }) => {
  const parts = new Map<number, number>();
  return {
    /** Runs with each new socket. */
    again: (): void => {
      for (const id of parts.keys()) outlet?.[way.in](id);
    },
    enter: (id: number): (() => void) => {
      parts.set(id, (parts.get(id) ?? 0) + 1);
      if (connected && parts.get(id) === 1) outlet?.[way.in](id);
      return () => {
        const left = (parts.get(id) ?? 1) - 1;
        if (left > 0) return void parts.set(id, left);
        parts.delete(id);
        if (connected) outlet?.[way.out](id);
      };
    },
  };
};
const conversations = roomsOf({ in: 'enter', out: 'leave' });
const batches = roomsOf({ in: 'enterBatch', out: 'leaveBatch' });

/**
 * Events that the server sends to an open console (LiveEvents). The shell loads the socket after the first screen.
 * Without a socket `isConnected` stays false, and screens with progress poll by themselves.
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
    if (now) for (const rooms of [conversations, batches]) rooms.again();
    for (const watcher of watchers) watcher();
  },
  /** For the shell: where this page says something. */
  setOutlet: (given: LiveOutlet | undefined): void => void (outlet = given),
  /** Hears a conversation, after each cut too, until the returned function is called; `entered` says whether this page may. */
  enter: conversations.enter,
  /** Subscribes to a batch, also after each reconnect, until the returned function is called. */
  enterBatch: batches.enter,
  /** Says that this person is writing; the server passes it on at most once in three seconds. */
  typing: (conversationId: number): void => {
    if (connected) outlet?.typing(conversationId);
  },
};

/** Hears an event while the component is there. */
export const useLive = <E extends LiveEvent>(event: E, listener: Listener<E>): void =>
  useEffect(() => live.on(event, listener), [event, listener]);

const subscribe = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

/** True while events arrive. */
export const useIsLive = (): boolean => useSyncExternalStore(subscribe, live.isConnected, () => false);
