/** One filter in words. */
export const is = 'is';
export const anyOf = 'any of';
