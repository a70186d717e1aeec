import { useEffect, useSyncExternalStore } from 'react';

let shown: string | undefined;
const listeners = new Set<() => void>();

const show = (title: string | undefined): void => {
  shown = title;
  listeners.forEach((listener) => listener());
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Names the record that the page shows: its crumb and the page's title end in it. Nothing until it is read. */
export const useRecordTitle = (title: string | undefined): void => {
  useEffect(() => {
    if (!title) return undefined;
    show(title);
    return () => show(undefined);
  }, [title]);
};

/** The name of the record that the open page shows, for the shell. */
export const useShownRecord = (): string | undefined => useSyncExternalStore(subscribe, () => shown);
