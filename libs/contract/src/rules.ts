/**
 * The specification's rules of section 5 for one value, each a decision of its own; a password's is in
 * `platform/passwords`. The fields of `fields.ts` put them under the specification's messages.
 */

/** Whether it has characters that nobody sees, or that look like plain ones and are others: a full-width a, a Kelvin sign. */
const hasLookAlikes = (value: string): boolean =>
  /\p{C}/u.test(value) || value.normalize('NFC') !== value.normalize('NFKC') || value.includes('\u212a');

/** Something before and after one @, with a dot behind it and no space anywhere; no other address looks the same. */
export const isEmail = (value: string): boolean =>
  !/[\s<>()[\],;:"]/.test(value) && /^[^@]+@[^@]+\.[^@.]+$/.test(value) && !hasLookAlikes(value);

/** A complete http or https address. */
export const isUrl = (value: string): boolean => {
  if (/\s/.test(value) || !URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return (protocol === 'https:' || protocol === 'http:') && hostname.includes('.');
};

/** Digits and spaces only, with `+` and a dialling code before them or not; whether there is such a number is the server's question. */
export const isMobileNumber = (value: string): boolean => /^\+?[0-9 ]+$/.test(value);

/** Eleven digits in groups of 3, 2 and 6, whatever brackets, dashes and spaces stand between them. */
export const isGroupedNumber = (value: string): boolean => /^\d{3}\d{2}\d{6}$/.test(value.replace(/[()[\]\-\s]/g, ''));

/** Letters of any script, with the marks that names are written with. */
export const isLetters = (value: string): boolean => /^[\p{L}\p{M} '.-]+$/u.test(value);

/** Letters, digits, underscore and spaces. */
export const isAlphanumeric = (value: string): boolean => /^[A-Za-z0-9_ ]+$/.test(value);

export const startsWithSpace = (value: string): boolean => /^\s/.test(value);

/** Digits, with a minus before them or not. */
export const isInteger = (value: string): boolean => /^-?\d+$/.test(value);

/** Words of a text, split on spaces. */
export const countWords = (value: string): number => value.split(/\s+/).filter(Boolean).length;
