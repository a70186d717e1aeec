import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

type Rows = readonly (readonly string[])[];

/** A file as a person chooses it. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A CSV as Excel writes it where commas part decimals: semicolons, a byte order mark, CRLF. */
export const csvFile = (name: string, rows: Rows): ChosenFile => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`\uFEFF${rows.map((row) => row.join(';')).join('\r\n')}\r\n`),
});

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const sheet = (rows: Rows): string =>
  `<worksheet><sheetData>${rows.map((row) => `<row>${row.map((cell) => `<c t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`).join('')}</row>`).join('')}</sheetData></worksheet>`;

/** A workbook of one sheet. */
export const xlsxFile = async (name: string, rows: Rows): Promise<ChosenFile> => {
  const zip = new ZipFile();
  const parts = {
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="Sheet1" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': sheet(rows),
  };
  for (const [part, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), part);
  zip.end();
  return {
    name,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await buffer(zip.outputStream),
  };
};
