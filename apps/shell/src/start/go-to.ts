/** Loads the page at `path` again, in place of this one in the history. */
export const goTo = (path: string): void => location.replace(path);

/** Loads the page at `path`, behind this one in the history. */
export const goOn = (path: string): void => location.assign(path);

/** Loads this page again, at its own address. */
export const reload = (): void => location.reload();
