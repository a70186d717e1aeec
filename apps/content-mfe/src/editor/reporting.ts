export interface Reporting {
  /** The document has changed: it is written out once nobody has typed for a moment. */
  readonly changed: () => void;
  /** Writes out now what has not been yet; false where there is nothing. */
  readonly flush: () => boolean;
  /** False for a value that this editor has reported itself. */
  readonly isNews: (value: string) => boolean;
}

/** How long a pause in typing is, in ms; a slow writer's next key comes within it. */
const pause = 1000;
/** The first pause: from then on the form is dirty, and anyone who leaves it is asked. */
const firstPause = 250;
/** Who types without one has all of it in the form, and so in its draft, no later than this. */
const longest = 10_000;

/**
 * Tells the form what the editor holds. Writing out a long document takes longer than a key should, so it is done in pauses, and at once
 * where the form is used (`beforeUse`). `first` is the value that the editor began with. `commit` runs the work of a pause and renders it
 * before it returns. A click that follows would otherwise save the form as it was.
 */
export const reporting = (
  first: string,
  read: () => string,
  report: (html: string) => void,
  commit: (work: () => void) => void,
): Reporting => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince = 0;
  let wait = firstPause;
  let reported: string[] = [first];
  const flush = (): boolean => {
    if (timer === undefined) return false;
    clearTimeout(timer);
    timer = undefined;
    wait = pause;
    const html = read();
    reported.push(html);
    report(html);
    return true;
  };
  return {
    changed: () => {
      const now = Date.now();
      if (timer === undefined) waitingSince = now;
      clearTimeout(timer);
      timer = setTimeout(() => commit(flush), Math.min(wait, waitingSince + longest - now));
    },
    flush,
    isNews: (value) => {
      const at = reported.indexOf(value);
      // Values come back in the order in which they were reported.
      if (at >= 0) reported = reported.slice(at);
      return at < 0;
    },
  };
};
