/** A panel next to a list. */
export const close = 'Close';
export const closeByKey = 'Close (Esc)';
