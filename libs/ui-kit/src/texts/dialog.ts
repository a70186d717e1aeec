/** A question. */
export const cancel = 'Cancel';
