/** The zone in which every date is shown; undefined: the browser's. */
let zone: string | undefined;
/** The zone that replaces it, where the browser knows it. */
let awaited: string | undefined;
let formats = new Map<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>();

/** Uses the awaited zone from now on. With the first date, for the browser's first format costs more than all that follow. */
const settle = (): void => {
  if (awaited === undefined || awaited === zone) return;
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: awaited });
    zone = awaited;
    formats = new Map();
  } catch {
    // It changes nothing.
  }
  awaited = undefined;
};

/** For the shell: sets the zone of the business for the whole page, shell and remotes. A name that the browser does not know changes nothing. */
export const setTimeZone = (name: string): void => {
  if (name === (awaited ?? zone)) return;
  settle();
  awaited = name;
};

/** The IANA name of the zone in which dates are shown. */
export const timeZone = (): string => {
  settle();
  return zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
};

/** A format of dates in this zone; `options` is a constant, for formats are kept by it. */
export const inZone = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  settle();
  const kept = formats.get(options) ?? new Intl.DateTimeFormat('en-GB', { ...options, timeZone: timeZone() });
  formats.set(options, kept);
  return kept;
};
