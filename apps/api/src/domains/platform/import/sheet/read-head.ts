import type { SheetHead } from '../../../../server/uploads/upload-reader';
import { dayColumn } from './day-column';
import { UnreadableSheet } from './sheet';
import { sheetRows } from './sheet-rows';

const [rowsLookedAt, samplesShown, longestSample] = [50, 3, 60];

/** The heads, samples from the first rows, and the dates of all rows. @throws UnreadableSheet where the first rows can't be read */
export const readHead = async (bytes: Buffer): Promise<SheetHead> => {
  const rows: (readonly string[])[] = [];
  const days: ReturnType<typeof dayColumn>[] = [];
  try {
    for await (const { cells } of sheetRows(bytes)) {
      if (rows.length <= rowsLookedAt) rows.push(cells);
      if (rows.length > 1) cells.forEach((cell, at) => (days[at] ??= dayColumn()).add(cell));
    }
  } catch (error) {
    // The check of all rows says what is wrong further down.
    if (!(error instanceof UnreadableSheet) || rows.length <= rowsLookedAt) throw error;
  }
  const [first = [], ...below] = rows;
  const width = Math.max(...rows.map((cells) => cells.length));
  const heads = Array.from({ length: width }, (_, at) => first[at] ?? '');
  return {
    heads,
    samples: heads.map((_head, at) =>
      below
        .flatMap((cells) => cells[at] || [])
        .slice(0, samplesShown)
        .map((text) => text.slice(0, longestSample)),
    ),
    days: heads.map((_head, at) => days[at]?.days() ?? null),
  };
};
