import * as texts from '../texts/table';
/** The numbers of the first and last row of a page, and how many pages there are; a page beyond the end is the last one's. */
export const rangeOf = (page: number, limit: number, total: number): { first: number; last: number; pages: number } => {
  const pages = Math.max(1, Math.ceil(total / limit));
  const at = Math.min(page, pages);
  return { first: Math.min((at - 1) * limit + 1, total), last: Math.min(at * limit, total), pages };
};

/** The server counts to here. */
const countedUpTo = 10_000;

/** '1,284', '10,000+' where the server stopped counting, 'about 998,321' where it knows the size of the table alone. */
export const totalText = (total: number, isEstimate: boolean): string => {
  const text = total.toLocaleString('en-GB');
  return !isEstimate ? text : total > countedUpTo ? texts.about(text) : `${text}+`;
};
