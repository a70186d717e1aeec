/** A panel beside a list. */
export const close = 'Close';
export const closeByKey = 'Close (Esc)';
