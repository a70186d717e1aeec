/** Number of requests that a user waits for. Quiet ones (poll, draft, prefetch) are not counted. */
export interface RequestsPending {
  readonly count: () => number;
  /** Counts one request until the returned function is called; calling it again changes nothing. */
  readonly begin: () => () => void;
  /** Calls `listener` after every change; returns what ends it. */
  readonly subscribe: (listener: () => void) => () => void;
}

const counter = (): RequestsPending => {
  let pending = 0;
  const listeners = new Set<() => void>();
  const change = (by: number) => {
    pending += by;
    for (const listener of listeners) listener();
  };
  return {
    count: () => pending,
    begin: () => {
      change(1);
      let ended = false;
      return () => {
        if (!ended) change(-1);
        ended = true;
      };
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

export const requestsPending = counter();
