export interface Reporting {
  /** The document has changed: it is written out once nobody has typed for a moment. */
  readonly changed: () => void;
  /** Writes out now what has not been yet. */
  readonly flush: () => void;
  /** False for a value that this editor has reported itself. */
  readonly isNews: (value: string) => boolean;
}

/** How long a pause in typing is, in ms. */
const pause = 250;

/**
 * Tells the form what the editor holds. Writing out a long document takes longer than a key should, so it is done in pauses, and at once
 * where somebody leaves the field. `first` is the value that the editor began with.
 */
export const reporting = (first: string, read: () => string, report: (html: string) => void): Reporting => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reported: string[] = [first];
  const flush = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const html = read();
    reported.push(html);
    report(html);
  };
  return {
    changed: () => {
      clearTimeout(timer);
      timer = setTimeout(flush, pause);
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
