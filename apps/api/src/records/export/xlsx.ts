import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { looksLikeFormula } from './cell-text';
import type { Table } from './csv';
import { sheetFoot, sheetHead, sheetParts } from './xlsx-parts';

/** What Excel can hold. */
export const maxSheetRows = 1_048_576;
const maxCellLength = 32_767;

/** A text as XML 1.0 can hold it. */
const xmlText = (text: string): string =>
  text
    .slice(0, maxCellLength)
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The letters of a column: A for 0, Z for 25, AA for 26. */
const lettersOf = (column: number): string =>
  (column < 26 ? '' : lettersOf(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

const cellXml = (cell: string | number | boolean | null, at: string, isHead: boolean): string => {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c r="${at}" t="b"><v>${cell ? 1 : 0}</v></c>`;
  const style = isHead ? ' s="1"' : looksLikeFormula(cell) ? ' s="2"' : '';
  return `<c r="${at}" t="inlineStr"${style}><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`;
};

const rowXml = (row: readonly (string | number | boolean | null)[], no: number, isHead = false): string =>
  `<row r="${no}">${row.map((cell, column) => cellXml(cell, lettersOf(column) + no, isHead)).join('')}</row>`;

async function* sheet({ head, chunks }: Table): AsyncGenerator<Buffer> {
  yield Buffer.from(sheetHead + rowXml(head, 1, true));
  let above = 1;
  for await (const rows of chunks) {
    const first = above + 1;
    above += rows.length;
    yield Buffer.from(rows.map((row, at) => rowXml(row, first + at)).join(''));
  }
  yield Buffer.from(sheetFoot);
}

/** A table as an XLSX workbook of one sheet, row by row: no more of it is in memory than a chunk. Texts that look like formulas are marked as quoted. */
export async function* xlsxOf(table: Table): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  for (const [path, text] of Object.entries(sheetParts)) zip.addBuffer(Buffer.from(text), path);
  const rows = Readable.from(sheet(table), { objectMode: false });
  const out = zip.outputStream as Readable;
  // yazl pipes the rows and forgets their errors.
  rows.on('error', (error) => out.destroy(error));
  zip.addReadStream(rows, 'xl/worksheets/sheet1.xml');
  zip.end();
  for await (const chunk of out) yield chunk as Buffer;
}
