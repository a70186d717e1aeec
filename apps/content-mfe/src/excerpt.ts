import { plainText } from '@lectern/contract/rich-text';

/** The length of a text in the history. */
const longest = 300;

/** The beginning of a formatted text, without its formatting. */
export const excerpt = (html: string): string => {
  const text = plainText(html);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
};
