import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { delimiterOf, excelHint, requireText } from './csv-text';
import { checkedRow, UnreadableSheet, type SheetRow } from './sheet';

const reasons: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark is opened and never closed',
  CSV_INVALID_CLOSING_QUOTE: 'something stands between a closing quotation mark and the end of its cell',
  INVALID_OPENING_QUOTE: 'a quotation mark stands inside a cell that is not in quotation marks',
  CSV_MAX_RECORD_SIZE: 'the row is too long',
};

const unreadable = (error: unknown): unknown => {
  if (!(error instanceof CsvError)) return error;
  const line = typeof error['lines'] === 'number' ? error['lines'] : 1;
  return new UnreadableSheet(`Line ${line.toLocaleString('en-GB')}: ${reasons[error.code] ?? 'this is not CSV'}`);
};

// In pieces, or the parser would hold every row of the file at once.
function* pieces(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 64 * 1024) yield bytes.subarray(at, at + 64 * 1024);
}

/** The rows of a CSV file, one after the other. @throws UnreadableSheet where the file is no CSV in UTF-8 */
export async function* csvRows(bytes: Buffer): AsyncGenerator<SheetRow> {
  requireText(bytes);
  const start = bytes.toString('utf8', 0, 64 * 1024).replace(/^\uFEFF/, '');
  const isHinted = excelHint.test(start.split('\n', 1)[0] ?? '');
  const parser = Readable.from(pieces(bytes)).pipe(
    parse({
      delimiter: delimiterOf(start),
      bom: true,
      relax_column_count: true,
      skip_empty_lines: false,
      max_record_size: 1024 * 1024,
    }),
  );
  let no = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      no += 1;
      if (no > 1 || !isHinted) yield checkedRow(no, cells);
    }
  } catch (error) {
    throw unreadable(error);
  }
}
