import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { sheetRows } from './sheet-rows';

/** An archive of these parts. */
export const zipOf = async (parts: Readonly<Record<string, string>>): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  return buffer(zip.outputStream);
};

const rels =
  '<Relationships><Relationship Id="r0" Target="worksheets/hidden.xml"/><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>';
const workbook =
  '<workbook xmlns:r="r"><sheets><sheet name="Lists" state="hidden" r:id="r0"/><sheet name="People" r:id="r1"/></sheets></workbook>';

/** A workbook whose one sheet that is shown holds these `row` elements. */
export const xlsxOf = (sheetData: string, parts: Readonly<Record<string, string>> = {}): Promise<Buffer> =>
  zipOf({
    'xl/workbook.xml': workbook,
    'xl/_rels/workbook.xml.rels': rels,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheetData}</sheetData></worksheet>`,
    ...parts,
  });

/** All rows of a file as `[number, ...cells]`. */
export const rowsOf = async (bytes: Buffer | string): Promise<(string | number)[][]> => {
  const rows: (string | number)[][] = [];
  for await (const { no, cells } of sheetRows(Buffer.from(bytes as string))) rows.push([no, ...cells]);
  return rows;
};

/** The rows of a file that can't be understood, each with its reason. */
export const wrongRowsOf = async (bytes: Buffer | string): Promise<(string | number)[][]> => {
  const rows: (string | number)[][] = [];
  for await (const { no, wrong } of sheetRows(Buffer.from(bytes as string))) if (wrong) rows.push([no, wrong]);
  return rows;
};
