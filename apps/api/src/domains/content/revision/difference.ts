import type { DifferencePart } from '@lectern/contract/content';
import { plainText } from '@lectern/contract';
import { diffWordsWithSpace } from 'diff';

/** Elements that begin a line of their own. */
const blocks = /<(?=(?:p|h[1-6]|li|tr|pre|blockquote|figure|hr|br)[\s>])/g;

/** What a formatted text says, a line for each of its blocks; formulas by their TeX. */
export const linesOf = (html: string): string =>
  html
    .replace(blocks, '\n<')
    .split('\n')
    .map(plainText)
    .filter((line) => line !== '')
    .join('\n');

/** Comparing texts that have little in common takes long; beyond this, in ms, they are shown as a whole. */
const longest = 500;

/** What changed between two formatted texts, word by word, as a person reads them. Formatting alone is no difference. */
export const differenceOf = (before: string, after: string): DifferencePart[] => {
  const [from, to] = [linesOf(before), linesOf(after)];
  const parts = diffWordsWithSpace(from, to, { timeout: longest }) as
    { readonly added?: boolean; readonly removed?: boolean; readonly value: string }[] | undefined;
  if (!parts)
    return [
      { kind: 'removed', text: from },
      { kind: 'added', text: to },
    ];
  return parts.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
};
