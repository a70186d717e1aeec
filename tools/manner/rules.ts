import { prose } from '../lint/prose.mjs';

/** A piece of English in a file. A comment has no mark of its language, and a title no quotes. */
export interface Passage {
  readonly kind: 'comment' | 'title' | 'text' | 'prose';
  readonly text: string;
  /** The first line of the passage. */
  readonly line: number;
}

/** A fault of a passage; its line is that of the passage or of the word. */
export interface Fault {
  readonly line: number;
  readonly message: string;
}

const longest = 20;
const opener = /^\W*(What|How|Where|Who|Whether|Why|Of|With|When)\b/i;
/** Phrases that are never right, with the words to use instead. */
const phrases: readonly (readonly [phrase: string, pattern: RegExp, use: string])[] = [
  ['hears of', /\b(hears?|heard)\s+of\b/i, 'is notified of'],
  ['for who', /\b(for|to)\s+who\b/i, 'for users who'],
  ['so many', /(?:^|[.:;,(] *)so\s+(many|much|long|often)\b(?!\s+as\b)/i, 'the noun: “maximum number of”'],
  ['at once', /\bat\s+once\b/i, 'immediately, or: at the same time'],
];

/** The text without blocks of code. A name in backticks and an address become one word each. */
export const plain = (text: string): string =>
  text
    .replaceAll(/```[\s\S]*?(```|$)/g, (code) => code.replaceAll(/[^\n]+/g, ''))
    .replaceAll(/`[^`]*`/g, (name) => `x${'\n'.repeat(name.split('\n').length - 1)}`)
    .replaceAll(/https?:\/\/\S+/g, 'x');

/** Sentences end at `.`, `?` or `!` before a new word. Empty lines, items of lists and tags end them as well. */
const sentencesOf = (text: string): string[] =>
  text
    .replaceAll(/\b(e\.g|i\.e|etc|vs|cf)\./gi, '$1')
    .split(/(?<=[.!?]["”’)]?)\s+(?=\S)|\n\s*\n|\n\s*(?:[-*]|\d+\.)\s|\n\s*(?=@)/);
const wordCount = (sentence: string): number =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const refused = ({ text, line }: Passage, list: typeof phrases): Fault[] =>
  list.flatMap(([word, pattern, use]) =>
    [...text.matchAll(new RegExp(pattern, `g${pattern.flags}`))].map(({ index, 0: found }) => ({
      line: line + text.slice(0, index + found.length).split('\n').length - 1,
      message: `“${word}” is not plain English: ${use}`,
    })),
  );

/**
 * Faults of a passage (docs/glossary.md). Comments and titles have their beginning and the length of sentences checked.
 * `isRead`: ESLint reads the file and refuses words by itself, so only phrases are looked for.
 */
export const faultsOf = (passage: Passage, isRead: boolean): Fault[] => {
  const cleaned = { ...passage, text: plain(passage.text) };
  const found = refused(cleaned, isRead ? phrases : [...prose, ...phrases]);
  if (passage.kind !== 'comment' && passage.kind !== 'title') return found;
  const first = opener.exec(cleaned.text);
  const long = sentencesOf(cleaned.text)
    .map(wordCount)
    .filter((count) => count > longest);
  return [
    ...(first ? [{ line: passage.line, message: `a ${passage.kind} begins with a noun, not with “${first[1]}”` }] : []),
    ...long.map((count) => ({ line: passage.line, message: `a sentence has ${count} words, more than ${longest}` })),
    ...found,
  ];
};
