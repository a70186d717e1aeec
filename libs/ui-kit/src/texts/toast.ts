/** A short message. */
export const close = 'Close';
export const notice = 'Notice';
