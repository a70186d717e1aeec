import type { SheetHead } from '../../../../server/uploads/upload-reader';
import { sheetRows } from './sheet-rows';

const [rowsLookedAt, samplesShown, longestSample] = [50, 3, 60];

/** @throws UnreadableSheet where the file can't be read so far */
export const readHead = async (bytes: Buffer): Promise<SheetHead> => {
  const rows: (readonly string[])[] = [];
  for await (const { cells } of sheetRows(bytes)) {
    rows.push(cells);
    if (rows.length > rowsLookedAt) break;
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
  };
};
