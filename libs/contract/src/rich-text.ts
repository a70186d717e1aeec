import { string, type StringSchema } from 'yup';
import { messages, say } from './messages';
import { countWords } from './rules';

/** The longest formatted text that is stored, in characters of HTML. */
export const longestHtml = 200_000;

/**
 * A field of formatted text: HTML, which the API cleans before any handler sees it. Every field of a call whose name ends in `Html` is made by this.
 */
export const richText = (label: string): StringSchema<string | undefined> =>
  string()
    .label(label)
    .typeError(say(messages.invalid, { field: label }))
    .max(longestHtml, say(messages.max, { max: longestHtml }))
    .meta({ richText: true });

const entities: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
};

/** What a stored text says, without its formatting and with formulas by their TeX. The database's `html_text` does the same. */
export const plainText = (html: string): string =>
  html
    .replace(/<math[\s>].*?<\/math>/gs, ' ')
    .replace(/<span class="math-tex" data-formula="([^"]*)">/g, ' $1 ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:nbsp|lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/** How many words a stored text has. */
export const wordsOf = (html: string): number => countWords(plainText(html));

/** False for a text that shows nothing: neither a word nor a picture. */
export const hasContent = (html: string): boolean => wordsOf(html) > 0 || html.includes('<img ');

/** The length of a text in a history. */
const longestExcerpt = 300;

/** The beginning of a stored text, without its formatting. */
export const excerpt = (html: string): string => {
  const text = plainText(html);
  return text.length > longestExcerpt ? `${text.slice(0, longestExcerpt)}…` : text;
};
