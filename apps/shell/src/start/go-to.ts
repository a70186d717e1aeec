/** Loads the page at `path` anew, in place of this one in the history. */
export const goTo = (path: string): void => location.replace(path);

/** Loads the page at `path`, behind this one in the history. */
export const goOn = (path: string): void => location.assign(path);

/** Loads this page anew, at its own address. */
export const reload = (): void => location.reload();
