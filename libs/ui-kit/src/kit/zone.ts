/** The zone in which every date is shown; undefined: the browser's. */
let zone: string | undefined;
let formats = new Map<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>();

/** For the shell: sets the zone of the business for the whole page, shell and remotes. A name that the browser does not know changes nothing. */
export const setTimeZone = (name: string): void => {
  if (name === zone) return;
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: name });
  } catch {
    return;
  }
  zone = name;
  formats = new Map();
};

/** The IANA name of the zone in which dates are shown. */
export const timeZone = (): string => zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A format of dates in this zone; `options` is a constant, for formats are kept by it. */
export const inZone = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const kept = formats.get(options) ?? new Intl.DateTimeFormat('en-GB', { ...options, timeZone: timeZone() });
  formats.set(options, kept);
  return kept;
};
