import { csvRecords } from './csv-records';
import { delimiterOf, excelHint, firstLineOf, requireText } from './csv-text';
import { checkedRow, type SheetRow } from './sheet';

/** The rows of a CSV file, one after the other. @throws UnreadableSheet where the file is no text in UTF-8 */
export function* csvRows(bytes: Buffer): Generator<SheetRow> {
  requireText(bytes);
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  const isHinted = excelHint.test(firstLineOf(text));
  let no = 0;
  for (const { cells, wrong } of csvRecords(text, delimiterOf(text))) {
    no += 1;
    if (no > 1 || !isHinted) yield { ...checkedRow(no, cells), ...(wrong !== undefined && { wrong }) };
  }
}
