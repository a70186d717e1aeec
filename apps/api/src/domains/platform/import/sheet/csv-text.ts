import { isUtf8 } from 'node:buffer';
import { parse } from 'csv-parse/sync';
import { placeOf, UnreadableSheet } from './sheet';

export const delimiters = [',', ';', '\t'] as const;
export type Delimiter = (typeof delimiters)[number];

/** How often each line of the text has the character outside quotes; a line within quotes goes on. */
const countsOf = (text: string, character: string): number[] => {
  const counts = [0];
  let isQuoted = false;
  for (const each of text) {
    if (each === '"') isQuoted = !isQuoted;
    else if (!isQuoted && each === '\n') counts.push(0);
    else if (!isQuoted && each === character) counts[counts.length - 1]! += 1;
  }
  return counts;
};

/** What Excel writes into a file's first line to say how its cells are parted. */
export const excelHint = /^sep=([,;\t])\r?$/i;

/** How the cells of a text are parted: as its first line says, else by what is most often in the head and in as many of the lines below. */
export const delimiterOf = (text: string): Delimiter => {
  const start = text.slice(0, 64 * 1024);
  const hint = excelHint.exec(start.split('\n', 1)[0] ?? '')?.[1] as Delimiter | undefined;
  if (hint) return hint;
  const scores = delimiters.map((delimiter) => {
    const [head = 0, ...lines] = countsOf(start, delimiter).slice(0, 20);
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
  const rows = parse(before, {
    delimiter: delimiterOf(before.toString()),
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: false,
    bom: true,
    to_line: 1_000_000,
  }) as string[][];
  const isNewRow = /[\r\n]$/.test(before.subarray(-1).toString()) || rows.length === 0;
  return isNewRow ? placeOf(rows.length, 0) : placeOf(rows.length - 1, Math.max(0, (rows.at(-1)?.length ?? 1) - 1));
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
