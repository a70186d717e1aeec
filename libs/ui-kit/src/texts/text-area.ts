/** How much of a long text is used. */
export const countOf = (count: number, most: number): string =>
  `${count.toLocaleString('en-GB')} of ${most.toLocaleString('en-GB')}`;
