/** The numbers of the first and last row of a page, and how many pages there are; a page beyond the end is the last one's. */
export const rangeOf = (page: number, limit: number, total: number): { first: number; last: number; pages: number } => {
  const pages = Math.max(1, Math.ceil(total / limit));
  const at = Math.min(page, pages);
  return { first: Math.min((at - 1) * limit + 1, total), last: Math.min(at * limit, total), pages };
};

/** The server counts to here. */
const countedUpTo = 10_000;

/** The browser's formats take their time to begin; small numbers need none. */
const withCommas = (count: number): string => (count < 1000 ? String(count) : count.toLocaleString('en-GB'));

/** '1,284', or '10,000+' where the server stopped counting: what it estimates then differs from one answer to the next. */
export const totalText = (total: number, isEstimate: boolean): string =>
  isEstimate ? `${withCommas(Math.min(total, countedUpTo))}+` : withCommas(total);
