import { stringify } from 'csv-stringify/sync';
import { looksLikeFormula } from './cell-text';

/** A table as it is written: its head, then chunks of rows. */
export interface Table {
  readonly head: readonly string[];
  readonly chunks: AsyncIterable<readonly (readonly (string | number | boolean | null)[])[]>;
}

const textOf = (cell: string | number | boolean | null): string => {
  if (cell === null) return '';
  return typeof cell === 'string' && looksLikeFormula(cell) ? `'${cell}` : String(cell);
};

const lines = (rows: readonly (readonly (string | number | boolean | null)[])[]): Buffer =>
  Buffer.from(
    stringify(
      rows.map((row) => row.map(textOf)),
      { record_delimiter: 'windows', quoted_match: /[\r\n]/ },
    ),
  );

/** A table as CSV (RFC 4180, UTF-8 with a byte order mark, which Excel needs); texts that would be formulas begin with an apostrophe. */
export async function* csvOf({ head, chunks }: Table): AsyncGenerator<Buffer> {
  yield Buffer.from('\uFEFF');
  yield lines([head]);
  for await (const rows of chunks) yield lines(rows);
}
