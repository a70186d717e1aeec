import { useEffect, useState } from 'react';

/** Code that the first screen does without. */
export interface Late<Code> {
  /** Undefined until it has come. */
  readonly now: () => Code | undefined;
  /** Asks for it once, and again after a failure. @throws what the page's loader says, when it does not come */
  readonly fetch: () => Promise<Code>;
}

/** `atHand` is for tests that are not about its coming. */
export const late = <Code>(load: () => Promise<Code>, atHand?: Code): Late<Code> => {
  let code = atHand;
  let coming: Promise<Code> | undefined;
  return {
    now: () => code,
    fetch: () =>
      (coming ??= load().then(
        (arrived) => (code = arrived),
        (error: unknown) => {
          coming = undefined;
          throw error;
        },
      )),
  };
};

/** Code that somebody waits for is asked for again after so long, in ms. */
const again = 1_000;

/** The code once it is there; while it is `wanted` it is asked for until it comes. */
export const useLate = <Code>({ now, fetch }: Late<Code>, wanted: boolean): Code | undefined => {
  const [, setArrived] = useState(false);
  useEffect(() => {
    if (!wanted || now()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHere = true;
    const ask = (): void =>
      void fetch().then(
        () => isHere && setArrived(true),
        () => isHere && (timer = setTimeout(ask, again)),
      );
    ask();
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [wanted, now, fetch]);
  return now();
};
