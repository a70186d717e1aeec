import { isUtf8 } from 'node:buffer';
import { csvRecords } from './csv-records';
import { placeOf, UnreadableSheet } from './sheet';

export const delimiters = [',', ';', '\t'] as const;
export type Delimiter = (typeof delimiters)[number];

/** The cells but one of each of the first rows, parted by this character. */
const countsOf = (text: string, delimiter: Delimiter): number[] => {
  const counts: number[] = [];
  for (const { cells } of csvRecords(text, delimiter)) {
    counts.push(cells.length - 1);
    if (counts.length === 20) break;
  }
  return counts;
};

/** The first line of a text, without its end. */
export const firstLineOf = (text: string): string => /^[^\r\n]*/.exec(text)?.[0] ?? '';

/** What Excel writes into a file's first line to say how its cells are parted. */
export const excelHint = /^sep=([,;\t])$/i;

/** How the cells of a text are parted: as its first line says, else by what is most often in the head and in as many of the lines below. */
export const delimiterOf = (text: string): Delimiter => {
  const start = text.slice(0, 64 * 1024);
  const hint = excelHint.exec(firstLineOf(start))?.[1] as Delimiter | undefined;
  if (hint) return hint;
  const scores = delimiters.map((delimiter) => {
    const [head = 0, ...lines] = countsOf(start, delimiter);
    return { delimiter, score: head === 0 ? 0 : head + lines.filter((count) => count === head).length * 2 };
  });
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).delimiter;
};

/** The length of the longest start that is UTF-8, a character that is cut off at its end not counted as wrong. */
const soundLength = (bytes: Buffer): number => {
  let [sound, wrong] = [0, bytes.length + 1];
  while (wrong - sound > 1) {
    const middle = Math.floor((sound + wrong) / 2);
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, middle), { stream: true });
      sound = middle;
    } catch {
      wrong = middle;
    }
  }
  return sound;
};

/** Where the text behind these bytes goes on, as a spreadsheet would show it. */
const placeAfter = (before: Buffer): string => {
  const text = before.toString().replace(/^\uFEFF/, '');
  let [rows, columns] = [0, 1];
  for (const { cells } of csvRecords(text, delimiterOf(text))) [rows, columns] = [rows + 1, cells.length];
  return rows === 0 || /[\r\n]$/.test(text) ? placeOf(rows, 0) : placeOf(rows - 1, columns - 1);
};

/** @throws UnreadableSheet naming the first place that is not text in UTF-8 */
export const requireText = (bytes: Buffer): void => {
  const zero = bytes.indexOf(0);
  if (zero < 0 && isUtf8(bytes)) return;
  const sound = soundLength(zero < 0 ? bytes : bytes.subarray(0, zero));
  throw new UnreadableSheet(
    `${placeAfter(bytes.subarray(0, sound))} is not text in UTF-8. Save the file as “CSV UTF-8”`,
  );
};
