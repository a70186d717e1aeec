import { csvRows } from './csv-rows';
import { isBlank, UnreadableSheet, type SheetRow } from './sheet';
import { xlsxRows } from './xlsx-rows';

export type SheetType = 'csv' | 'xlsx';

/** Rows of a file, its head not counted. */
export const maxRows = 50_000;
/** All lines of a file, empty ones too: as many as a spreadsheet has. */
const maxLines = 1_048_576;

const starts = (bytes: Buffer, hex: string): boolean => bytes.subarray(0, hex.length / 2).toString('hex') === hex;
const known = ['25504446', '89504e47', 'ffd8ff', '47494638', '1f8b', '7f454c46', '4d5a'];

/** What the bytes say they are; names and headers are not asked. @throws UnreadableSheet for everything but CSV and XLSX */
export const sheetTypeOf = (bytes: Buffer): SheetType => {
  if (starts(bytes, '504b0304')) return 'xlsx';
  if (starts(bytes, 'd0cf11e0'))
    throw new UnreadableSheet(
      'This workbook is protected by a password or of the old kind (XLS): save it as XLSX without one',
    );
  const start = bytes.toString('latin1', 0, 64).trimStart();
  if (known.some((hex) => starts(bytes, hex)) || start.startsWith('<'))
    throw new UnreadableSheet('Choose a CSV or XLSX file');
  return 'csv';
};

/** The rows of a file that are not empty, the head first. @throws UnreadableSheet where it can't be read, or for too many rows */
export async function* sheetRows(bytes: Buffer): AsyncGenerator<SheetRow> {
  let [count, lines] = [0, 0];
  for await (const row of sheetTypeOf(bytes) === 'xlsx' ? xlsxRows(bytes) : csvRows(bytes)) {
    lines += 1;
    if (lines > maxLines)
      throw new UnreadableSheet(
        `A file may have ${maxLines.toLocaleString('en-GB')} lines at most, empty ones included`,
      );
    if (isBlank(row)) continue;
    count += 1;
    if (count === 1 && row.wrong !== undefined)
      throw new UnreadableSheet(`Row ${row.no}: ${row.wrong}. The first row names the columns`);
    if (count > maxRows + 1)
      throw new UnreadableSheet(`A file may have ${maxRows.toLocaleString('en-GB')} rows at most: split it`);
    yield row;
  }
  if (count === 0) throw new UnreadableSheet('This file is empty');
}
