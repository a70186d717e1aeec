import { openZip } from './open-zip';
import { readXml } from './read-xml';
import { checkedRow, maxColumns, UnreadableSheet, type SheetRow } from './sheet';
import { columnOf, textOfCell, type CellFormat } from './xlsx-cell';
import { readFormats, readStrings, readWorkbook } from './xlsx-parts';

/** The rows of a workbook's first sheet, one after the other. @throws UnreadableSheet for what is no workbook, or has macros */
export async function* xlsxRows(bytes: Buffer): AsyncGenerator<SheetRow> {
  const zip = await openZip(bytes);
  const { sheet, strings: texts, styles, system } = await readWorkbook(zip);
  const [strings, formats] = [await readStrings(zip, texts), await readFormats(zip, styles)];
  const rows: SheetRow[] = [];
  let [no, cells, column, type, format, raw, isValue, isAloud] = [
    0,
    [] as string[],
    0,
    undefined as string | undefined,
    undefined as CellFormat | undefined,
    '',
    false,
    false,
  ];
  const handlers = {
    open: (name: string, { r, t, s }: Readonly<Record<string, string>>): void => {
      if (name === 'row') [no, cells, column] = [r === undefined ? no + 1 : Number(r), [], -1];
      if (name === 'c') {
        [column, type, format, raw] = [r === undefined ? column + 1 : columnOf(r), t, formats[Number(s ?? 0)], ''];
        if (column >= maxColumns)
          throw new UnreadableSheet(`Row ${no.toLocaleString('en-GB')} has over ${maxColumns} columns`);
      }
      isAloud ||= name === 'rPh';
      isValue = name === 'v' || (name === 't' && !isAloud);
    },
    text: (text: string): void => {
      if (isValue) raw += text;
    },
    close: (name: string): void => {
      isValue = false;
      if (name === 'rPh') isAloud = false;
      if (name === 'c') cells[column] = textOfCell({ type, raw, format }, strings, system);
      if (name === 'row')
        rows.push(
          checkedRow(
            no,
            Array.from(cells, (cell) => cell ?? ''),
          ),
        );
    },
  };
  for await (const _piece of readXml(await zip.stream(sheet), handlers)) yield* rows.splice(0);
}
