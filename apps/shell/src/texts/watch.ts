/** Sentences of the file that watches whether a page starts. */
export const goesBack = 'The console did not start. It goes back to the version before.';
export const failed = 'The console did not start. It tries again every minute.';
export const isOther = 'The newest version did not start here. This is the one before.';
export const close = 'Close';
