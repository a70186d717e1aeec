/** '1,284'. */
export const numberText = (number: number): string => number.toLocaleString('en-GB');

/** '1 student', '1,284 students'. */
export const countText = (count: number, one: string, many: string): string =>
  `${numberText(count)} ${count === 1 ? one : many}`;

/** With a capital first letter, as a title or a label begins. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
