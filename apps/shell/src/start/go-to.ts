/** Loads the page at `path` anew, in place of this one in the history. */
export const goTo = (path: string): void => location.replace(path);
