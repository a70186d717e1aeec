import type { StructureElement } from 'pdfkit';
import type { Paper } from './paper';
import { below, drawRule, drawText, later, roomAt, widthIn, type Box, type Place, type Sheet } from './sheet';
import { styles } from './styles';
import { itemColumns } from './sums';

interface Column {
  readonly head: string;
  readonly value: string;
  readonly box: Box;
}

/** Below this width of the description, heads are broken into words and columns stand closer. */
const leastDescription = 110;

/** India's codes of services begin with 99. */
const taxCodeHead = (code: string): string => (/^99\d{4}$/.test(code) ? 'SAC' : 'Tax code');

/** Boxes from left to right: amounts are as wide as they need, and the description has the rest. */
const columnsOf = (sheet: Sheet, paper: Paper, whole: Box): readonly Column[] => {
  const code =
    paper.taxCode === '' ? [] : [{ head: taxCodeHead(paper.taxCode), value: paper.taxCode, align: undefined }];
  const others = [...code, ...itemColumns(paper).map((column) => ({ ...column, align: 'right' as const }))];
  const needed = (words: (head: string) => readonly string[]): readonly number[] =>
    others.map(({ head, value }) =>
      Math.max(widthIn(sheet, value, styles.body), ...words(head).map((word) => widthIn(sheet, word, styles.label))),
    );
  const restOf = (widths: readonly number[], gap: number): number =>
    whole.width - widths.reduce((sum, width) => sum + width + gap, 0);
  const wide = needed((head) => [head]);
  const fits = restOf(wide, 14) >= leastDescription;
  const widths = fits ? wide : needed((head) => head.split(' '));
  const gap = fits ? 14 : 8;
  const rest = restOf(widths, gap);
  let x = whole.x + rest;
  return [
    { head: 'Description', value: paper.description, box: { x: whole.x, width: rest } },
    ...others.map(({ head, value, align }, at) => {
      const width = widths[at] ?? 0;
      x += gap + width;
      return { head, value, box: { x: x - width, width, ...(align && { align }) } };
    }),
  ];
};

/** The one line of an order as a table: a head, and the row below it. */
export const drawItem = (sheet: Sheet, parent: StructureElement, paper: Paper, whole: Box, from: Place): Place => {
  const columns = columnsOf(sheet, paper, whole);
  const table = sheet.pdf.struct('Table');
  parent.add(table);
  const row = (): StructureElement => {
    const element = sheet.pdf.struct('TR');
    table.add(element);
    return element;
  };
  const start = roomAt(sheet, from, 60);
  drawRule(sheet, whole, start);
  const heads = row();
  const headPlace = columns
    .map(({ head, box }) =>
      drawText(sheet, heads, head, box, below(start, 5), styles.label, { type: 'TH', scope: 'Column' }),
    )
    .reduce(later);
  drawRule(sheet, whole, below(headPlace, 4));
  const values = row();
  const top = below(headPlace, 10);
  const ends = columns.map(({ value, box }, at) => {
    const end = drawText(sheet, values, value, box, top, styles.body, { type: 'TD' });
    if (at > 0 || !paper.learnerName) return end;
    return drawText(sheet, values, `For ${paper.learnerName}`, box, end, styles.remark, { type: 'TD' });
  });
  table.end();
  const end = below(ends.reduce(later), 7);
  drawRule(sheet, whole, end);
  return end;
};
