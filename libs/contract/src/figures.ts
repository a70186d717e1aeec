/** A figure of the home page is counted so far; one more means that there are more. */
export const countedUpTo = 10_000;

/** '1,234', or '10,000+' where nobody counted further. */
export const figureText = (count: number): string =>
  count > countedUpTo ? `${countedUpTo.toLocaleString('en-GB')}+` : count.toLocaleString('en-GB');
