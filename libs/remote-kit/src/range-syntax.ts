import validRange from 'semver/ranges/valid.js';

/** True for a text that is a semver range. Asked when a release is published; the browser only compares. */
export const isRange = (range: string): boolean => range.trim() !== '' && validRange(range) !== null;
