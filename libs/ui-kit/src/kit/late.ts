import { useEffect, useSyncExternalStore } from 'react';

/** Code that the first screen does without. */
export interface Late<Code> {
  /** Undefined until it has come. */
  readonly now: () => Code | undefined;
  /** Calls back when it has come; answers how to stop. */
  readonly subscribe: (onArrival: () => void) => () => void;
  /** Asks for it once, and again after a failure. @throws what the page's loader says, when it does not come */
  readonly fetch: () => Promise<Code>;
}

/** `atHand` is for tests that are not about its coming. */
export const late = <Code>(load: () => Promise<Code>, atHand?: Code): Late<Code> => {
  let code = atHand;
  let coming: Promise<Code> | undefined;
  const waiting = new Set<() => void>();
  const arrive = (arrived: Code): Code => {
    code = arrived;
    for (const onArrival of waiting) onArrival();
    return arrived;
  };
  return {
    now: () => code,
    subscribe: (onArrival) => {
      waiting.add(onArrival);
      return () => void waiting.delete(onArrival);
    },
    fetch: () =>
      (coming ??= load().then(arrive, (error: unknown) => {
        coming = undefined;
        throw error;
      })),
  };
};

/** Code that somebody waits for is asked for again after so long, in ms. */
const again = 1_000;

/** The code once it is there, also where another part asked for it; while it is `wanted` it is asked for until it comes. */
export const useLate = <Code>({ now, subscribe, fetch }: Late<Code>, wanted: boolean): Code | undefined => {
  const code = useSyncExternalStore(subscribe, now);
  const isMissing = wanted && code === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHere = true;
    const ask = (): void => void fetch().catch(() => isHere && (timer = setTimeout(ask, again)));
    ask();
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [isMissing, fetch]);
  return code;
};
